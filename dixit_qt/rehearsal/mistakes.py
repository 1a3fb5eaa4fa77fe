"""Why a game cannot begin, in words, before anything is played."""

from collections.abc import Mapping

from dixit_qt.rehearsal.words import words_of
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house.switches import BOUNDS, Bounds, Value, values_of
from dixit_qt.rules.model import ClueKind
from dixit_qt.rules.refusals import Refusal, RuleViolation

Options = Mapping[str, object]


class Mistake(ValueError):
    """Its text is a whole sentence for the person who asked for the game."""


def read_options(words: Mapping[str, str], texts: tuple[str, ...]) -> dict[str, object]:
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Mistake(words["error.option_form"].format(text=text))
        options[name] = _value(name, value)
    return options


def _value(name: str, text: str) -> object:
    """The choice that is written like this; else the text itself, which will be refused."""
    if name == "clue_kinds":
        return text.split(",")
    choices: tuple[Value, ...] = BOUNDS[name].values if name in BOUNDS else ()
    if text.lstrip("-").isdigit():
        return int(text)
    return next((choice for choice in choices if _written(choice) == text.lower()), text)


def _written(choice: object) -> str:
    return str(choice).lower()


def mistake(
    language: str, edition: str, players: int, options: Options, refused: RuleViolation
) -> Mistake:
    words = words_of(language)
    if refused.code is Refusal.UNKNOWN_EDITION:
        known = ", ".join(EDITIONS)
        return Mistake(words["error.unknown_edition"].format(edition=edition, editions=known))
    name = words[f"edition.{edition}"]
    match refused.code:
        case Refusal.UNKNOWN_OPTION:
            offers = ", ".join(EDITIONS[edition].offers)
            text = words["error.unknown_option"]
            return Mistake(text.format(name=name, option=refused.facts["name"], options=offers))
        case Refusal.BAD_OPTION_VALUE:
            return Mistake(_bad_value(words, edition, options, str(refused.facts["name"])))
        case Refusal.TOO_FEW_CARDS | Refusal.TOO_FEW_LINES | Refusal.TOO_FEW_ENDINGS:
            return Mistake(words[f"error.{refused.code}"].format(**refused.facts))
        case Refusal.DUPLICATE_CARDS | Refusal.CANNOT_END:
            return Mistake(words[f"error.{refused.code}"])
        case _:
            sizes = _sizes(words, EDITIONS[edition].sizes)
            return Mistake(words["error.players"].format(name=name, sizes=sizes, players=players))


def _bad_value(words: Mapping[str, str], edition: str, options: Options, name: str) -> str:
    value = options[name]
    shown = ",".join(value) if isinstance(value, list) else value
    choices = _choices(edition, name)
    return words["error.bad_option_value"].format(option=name, value=shown, choices=choices)


def _choices(edition: str, name: str) -> str:
    if name == "clue_kinds":
        return ", ".join(ClueKind)
    values = values_of(EDITIONS[edition].family, name)
    numbers = [value for value in values if isinstance(BOUNDS[name], Bounds) and value is not None]
    words = [_written(value) for value in values if value not in numbers]
    return ", ".join([*words, *([f"{numbers[0]}–{numbers[-1]}"] if numbers else [])])


def _sizes(words: Mapping[str, str], sizes: tuple[int, ...]) -> str:
    if sizes == tuple(range(sizes[0], sizes[-1] + 1)):
        return f"{sizes[0]}–{sizes[-1]}"
    return f"{', '.join(map(str, sizes[:-1]))} {words['or']} {sizes[-1]}"
