<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Album</name>
    <message numerus="yes">
        <source>Found by %n:</source>
        <translation>
            <numerusform>Found by %n:</numerusform>
            <numerusform>Found by %n:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message numerus="yes">
        <source>Add %n chosen</source>
        <translation>
            <numerusform>Add selected (%n)</numerusform>
            <numerusform>Add selected (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add all %n picture(s) of this folder</source>
        <translation>
            <numerusform>Add the whole folder (%n picture)</numerusform>
            <numerusform>Add the whole folder (%n pictures)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPiles</name>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n card in the draw pile</numerusform>
            <numerusform>%n cards in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) after this one</source>
        <translation>
            <numerusform>%n round after this one</numerusform>
            <numerusform>%n rounds after this one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message numerus="yes">
        <source>%n picture(s) of this round are still on the way.</source>
        <translation>
            <numerusform>%n picture from this round is still loading.</numerusform>
            <numerusform>%n pictures from this round are still loading.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckMaking</name>
    <message numerus="yes">
        <source>%1: up to %n player(s)</source>
        <translation>
            <numerusform>%1: up to %n player</numerusform>
            <numerusform>%1: up to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) on the table</source>
        <translation>
            <numerusform>played %n time</numerusform>
            <numerusform>played %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message numerus="yes">
        <source>Dixit to %n point(s)</source>
        <translation>
            <numerusform>Dixit to %n point</numerusform>
            <numerusform>Dixit to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n point(s).</source>
        <translation>
            <numerusform>The game ends at %n point.</numerusform>
            <numerusform>The game ends at %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>End</name>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right guess(es)</source>
        <translation>
            <numerusform>%n right guess</numerusform>
            <numerusform>%n right guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right guess(es)</source>
        <translation>
            <numerusform>%n right guess</numerusform>
            <numerusform>%n right guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) for their pictures</source>
        <translation>
            <numerusform>%n vote for their pictures</numerusform>
            <numerusform>%n votes for their pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FallingHearts</name>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s), one of them yours</source>
        <translation>
            <numerusform>%n heart, yours</numerusform>
            <numerusform>%n hearts, including yours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>%n picture(s) seen tonight are mixed in again.</source>
        <translation>
            <numerusform>%n picture from this evening is in the draw pile again.</numerusform>
            <numerusform>%n pictures from this evening are in the draw pile again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) seen tonight come last.</source>
        <translation>
            <numerusform>%n picture already seen this evening is at the bottom of the draw pile.</numerusform>
            <numerusform>%n pictures already seen this evening are at the bottom of the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) pictures come back.</source>
        <translation>
            <numerusform>Pictures start to repeat after %n round.</numerusform>
            <numerusform>Pictures start to repeat after %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinePiles</name>
    <message numerus="yes">
        <source>%n line(s) in the discard pile</source>
        <translation>
            <numerusform>%n line in the discard pile</numerusform>
            <numerusform>%n lines in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the draw pile</source>
        <translation>
            <numerusform>%n line in the draw pile</numerusform>
            <numerusform>%n lines in the draw pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyMore</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>Remove %n bot(s)</source>
        <translation>
            <numerusform>Remove %n bot</numerusform>
            <numerusform>Remove %n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyTable</name>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n at the table</numerusform>
            <numerusform>%n at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MiddleOfTable</name>
    <message numerus="yes">
        <source>%n card(s) given</source>
        <translation>
            <numerusform>%n card given</numerusform>
            <numerusform>%n cards given</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonTag</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoetTag</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s) told</source>
        <translation>
            <numerusform>storyteller %n time</numerusform>
            <numerusform>storyteller %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s)</source>
        <translation>
            <numerusform>%n story</numerusform>
            <numerusform>%n stories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n fitting line(s)</source>
        <translation>
            <numerusform>%n fitting line</numerusform>
            <numerusform>%n fitting lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found the card</source>
        <translation>
            <numerusform>%n found the card</numerusform>
            <numerusform>%n found the card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the poem</source>
        <translation>
            <numerusform>%n line in the poem</numerusform>
            <numerusform>%n lines in the poem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s)</source>
        <translation>
            <numerusform>%n story card</numerusform>
            <numerusform>%n story cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) on the chosen card</source>
        <translation>
            <numerusform>%n vote for the chosen card</numerusform>
            <numerusform>%n votes for the chosen card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal is reached: %n point(s).</source>
        <translation>
            <numerusform>The goal of %n point is reached.</numerusform>
            <numerusform>The goal of %n points is reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guessed the story with %n line(s) of their own</source>
        <translation>
            <numerusform>guessed the story (%n line of their own)</numerusform>
            <numerusform>guessed the story (%n lines of their own)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the story was guessed, by somebody with %n line(s)</source>
        <translation>
            <numerusform>the story was guessed (the guesser had %n line)</numerusform>
            <numerusform>the story was guessed (the guesser had %n lines)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedPictures</name>
    <message numerus="yes">
        <source>%n file(s) not taken</source>
        <translation>
            <numerusform>%n file skipped</numerusform>
            <numerusform>%n files skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message numerus="yes">
        <source>%1: %n vote(s)!</source>
        <translation>
            <numerusform>%1: %n vote!</numerusform>
            <numerusform>%1: %n votes!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody guessed the story: %n wrong guess(es).</source>
        <translation>
            <numerusform>Nobody guessed the story: %n wrong guess.</numerusform>
            <numerusform>Nobody guessed the story: %n wrong guesses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingTag</name>
    <message numerus="yes">
        <source>%1 left the game: %n point(s)</source>
        <translation>
            <numerusform>%1 left the game: %n point</numerusform>
            <numerusform>%1 left the game: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n ending(s) left</source>
        <translation>
            <numerusform>%n ending left</numerusform>
            <numerusform>%n endings left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s) left</source>
        <translation>
            <numerusform>%n story card left</numerusform>
            <numerusform>%n story cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Waiting for %n player.</numerusform>
            <numerusform>Waiting for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TelevisionPersonTag</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackRabbit</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VoteBar</name>
    <message numerus="yes">
        <source>One vote: if it&apos;s right, you get %n extra point(s).</source>
        <translation>
            <numerusform>One vote: if it&apos;s right, you get an extra point.</numerusform>
            <numerusform>One vote: if it&apos;s right, you get %n extra points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkshopOrder</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
</TS>
