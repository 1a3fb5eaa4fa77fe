"""Words that stand in every sentence and mean no picture."""

_TEXT = """
about above after again all along and another any are around away back because been before
behind below between both but can could did does down each even ever every for from had has
have her here hers him his how into its just let like more most much near never not now off
once one only onto other our out over own she some still such than that the their them then
there these they this those three through till too two under until upon was were what when
where which while who whose why will with without would you your
без более будто был была были было быть весь все всё вдруг ведь возле вот всего всех где для
даже два две другой его ему если есть еще ещё зато ибо или изо ими как какой когда которая
которой который кто куда лишь между меж меня мне много мной мои мой моя надо над нам нас наш
нет нее неё них ним ней ни но однако один одна одной она они оно около опять от ото очень
перед под пока после потом почти при про раз сам сама свой свою себе себя сквозь снова совсем
так такой там тебя той только том тот три тут ты уже хоть хотя чего чей чем через что чтоб
чтобы чуть эта эти это этой этот
"""

SMALL_WORDS = frozenset(_TEXT.split())
