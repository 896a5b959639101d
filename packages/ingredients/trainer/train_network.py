"""Trains a bidirectional LSTM with a CRF on top (Huang, Xu and Yu 2015) with JAX and writes its weights as JSON.

usage: train_network.py LINES.jsonl OUT.json --epochs N --units N --seed N
  LINES.jsonl  a line each: {"words","characters","shapes","places","labels"}, one entry a token; labels by number
  OUT.json     {"words","characters","shapes": [text], "matrices": {name: [[number]]}}

Rows 0 and 1 of the embeddings of words, characters and shapes stand for no text and for texts that are not listed.
"""
import argparse
import collections
import json

import jax
import jax.numpy as jnp
import numpy as np
import optax

LABELS = 8
CHARACTERS = 16
PLACES = 8
WORD, CHARACTER, SHAPE, PLACE, FILTERS = 96, 24, 8, 8, 48
BATCH = 64
LENGTHS = (6, 9, 12, 16, 24, 40, 100)
RARE_WORD, KEPT_CHARACTERS, KEPT_SHAPES = 2, 120, 80
RATE, DECAY, AVERAGE = 2.5e-3, 1e-4, 0.998
UNKNOWN_WORDS, DROPPED_INPUTS, DROPPED_STATES = 0.06, 0.3, 0.4


def rows_of(counts, least=1, most=None):
    kept = [text for text, count in counts.most_common(most) if count >= least]
    return {text: row + 2 for row, text in enumerate(kept)}


class Vocabularies:
    def __init__(self, lines):
        count = lambda texts: collections.Counter(texts)
        self.words = rows_of(count(word for line in lines for word in line["words"]), RARE_WORD)
        characters = (one for line in lines for token in line["characters"] for one in token)
        self.characters = rows_of(count(characters), most=KEPT_CHARACTERS)
        self.shapes = rows_of(count(shape for line in lines for shape in line["shapes"]), most=KEPT_SHAPES)

    def numbers(self, line):
        size = len(line["words"])
        characters = np.zeros((size, CHARACTERS), np.int32)
        for at, token in enumerate(line["characters"]):
            characters[at, : len(token)] = [self.characters.get(one, 1) for one in token]
        words = [self.words.get(word, 1) for word in line["words"]]
        shapes = [self.shapes.get(shape, 1) for shape in line["shapes"]]
        return np.array(words), characters, np.array(shapes), np.array(line["places"]), np.array(line["labels"])


def batches(lines, random):
    """Lines of like lengths together, filled up with zeros; the last field tells tokens from filling."""
    groups = collections.defaultdict(list)
    for at, line in enumerate(lines):
        longest = next((length for length in LENGTHS if len(line[0]) <= length), None)
        if longest is not None:
            groups[longest].append(at)
    chunks = []
    for length, numbers in groups.items():
        random.shuffle(numbers)
        chunks += [(length, numbers[at : at + BATCH]) for at in range(0, len(numbers), BATCH)]
    random.shuffle(chunks)
    for length, numbers in chunks:
        fields = [np.zeros((BATCH, length), np.int32) for _ in range(5)]
        fields[1] = np.zeros((BATCH, length, CHARACTERS), np.int32)
        mask = np.zeros((BATCH, length), np.float32)
        for row, number in enumerate(numbers):
            for field, values in zip(fields, lines[number]):
                field[row, : len(values)] = values
            mask[row, : len(lines[number][0])] = 1
        yield (*fields, mask)


def initial(key, vocabularies, units):
    keys = iter(jax.random.split(key, 20))
    normal = lambda rows, columns, deviation: jax.random.normal(next(keys), (rows, columns)) * deviation
    inputs = WORD + FILTERS + SHAPE + PLACE
    weights = {
        "word": normal(len(vocabularies.words) + 2, WORD, 0.1),
        "character": normal(len(vocabularies.characters) + 2, CHARACTER, 0.1),
        "convolution": normal(3 * CHARACTER, FILTERS, (3 * CHARACTER) ** -0.5),
        "convolutionBias": jnp.zeros((1, FILTERS)),
        "shape": normal(len(vocabularies.shapes) + 2, SHAPE, 0.1),
        "place": normal(PLACES, PLACE, 0.1),
        "output": normal(2 * units, LABELS, 0.05),
        "outputBias": jnp.zeros((1, LABELS)),
        "transitions": jnp.zeros((LABELS, LABELS)),
        "start": jnp.zeros((1, LABELS)),
    }
    for direction in ("forward", "backward"):
        weights[f"{direction}Input"] = normal(inputs, 4 * units, inputs**-0.5)
        weights[f"{direction}Recurrent"] = normal(units, 4 * units, units**-0.5)
        weights[f"{direction}Bias"] = jnp.zeros((1, 4 * units)).at[0, units : 2 * units].set(1.0)
    return weights


def dropped(key, values, share):
    return jnp.where(jax.random.bernoulli(key, 1 - share, values.shape), values / (1 - share), 0)


def states(weights, direction, inputs, mask):
    gates = inputs @ weights[f"{direction}Input"] + weights[f"{direction}Bias"]
    recurrent = weights[f"{direction}Recurrent"]
    start = jnp.zeros((inputs.shape[0], recurrent.shape[0]))

    def step(before, now):
        (state, cell), (gate, real) = before, now
        take, forget, give, candidate = jnp.split(gate + state @ recurrent, 4, -1)
        reached = jax.nn.sigmoid(forget) * cell + jax.nn.sigmoid(take) * jnp.tanh(candidate)
        shown = jax.nn.sigmoid(give) * jnp.tanh(reached)
        state = real * shown + (1 - real) * state
        return (state, real * reached + (1 - real) * cell), state

    over = (jnp.swapaxes(gates, 0, 1), mask.T[..., None])
    _, all_states = jax.lax.scan(step, (start, start), over, reverse=direction == "backward")
    return jnp.swapaxes(all_states, 0, 1)


def scores(weights, words, characters, shapes, places, mask, key):
    keys = jax.random.split(key, 3)
    words = jnp.where(jax.random.bernoulli(keys[0], UNKNOWN_WORDS, words.shape), 1, words)
    embedded = weights["character"][characters] * (characters > 0)[..., None]
    padded = jnp.pad(embedded, ((0, 0), (0, 0), (1, 1), (0, 0)))
    windows = jnp.concatenate([padded[:, :, :-2], padded[:, :, 1:-1], padded[:, :, 2:]], -1)
    filters = jax.nn.relu((windows @ weights["convolution"] + weights["convolutionBias"][0]).max(2))
    inputs = [weights["word"][words], filters, weights["shape"][shapes], weights["place"][places]]
    inputs = dropped(keys[1], jnp.concatenate(inputs, -1), DROPPED_INPUTS)
    both = [states(weights, direction, inputs, mask) for direction in ("forward", "backward")]
    return dropped(keys[2], jnp.concatenate(both, -1), DROPPED_STATES) @ weights["output"] + weights["outputBias"][0]


def log_partition(states_scores, weights, mask):
    def step(before, now):
        own, real = now
        after = jax.nn.logsumexp(before[:, :, None] + weights["transitions"][None], 1) + own
        return jnp.where(real[:, None] > 0, after, before), None

    first = states_scores[:, 0] + weights["start"][0]
    last, _ = jax.lax.scan(step, first, (jnp.swapaxes(states_scores, 0, 1)[1:], mask.T[1:]))
    return jax.nn.logsumexp(last, -1)


def loss(weights, batch, key):
    """The mean negative log-likelihood of the labels of the lines of a batch."""
    words, characters, shapes, places, labels, mask = batch
    own = scores(weights, words, characters, shapes, places, mask, key)
    labelled = (jnp.take_along_axis(own, labels[..., None], -1)[..., 0] * mask).sum(1)
    steps = (weights["transitions"][labels[:, :-1], labels[:, 1:]] * mask[:, 1:]).sum(1)
    likelihood = labelled + steps + weights["start"][0][labels[:, 0]] - log_partition(own, weights, mask)
    real = mask[:, 0] > 0
    return -jnp.where(real, likelihood, 0).sum() / jnp.maximum(real.sum(), 1)


def train(lines, vocabularies, options):
    """The weights after all epochs: their exponential moving average, which varies less than the last ones."""
    numbers = [vocabularies.numbers(line) for line in lines]
    random = np.random.default_rng(options.seed)
    key = jax.random.PRNGKey(options.seed)
    weights = averages = initial(key, vocabularies, options.units)
    steps = options.epochs * sum(1 for _ in batches(numbers, random))
    optimizer = optax.chain(
        optax.clip_by_global_norm(5.0),
        optax.adamw(optax.cosine_decay_schedule(RATE, steps, 0.02), weight_decay=DECAY),
    )

    @jax.jit
    def update(weights, averages, state, batch, key):
        value, gradient = jax.value_and_grad(loss)(weights, batch, key)
        change, state = optimizer.update(gradient, state, weights)
        weights = optax.apply_updates(weights, change)
        mixed = jax.tree.map(lambda mean, one: AVERAGE * mean + (1 - AVERAGE) * one, averages, weights)
        return weights, mixed, state, value

    state = optimizer.init(weights)
    for epoch in range(options.epochs):
        values = []
        for batch in batches(numbers, random):
            key, own = jax.random.split(key)
            weights, averages, state, value = update(weights, averages, state, batch, own)
            values.append(float(value))
        print(f"epoch {epoch + 1}: {sum(values) / len(values):.4f}", flush=True)
    return averages


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lines")
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, required=True)
    parser.add_argument("--units", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    options = parser.parse_args()
    with open(options.lines, encoding="utf8") as file:
        lines = [json.loads(line) for line in file]
    vocabularies = Vocabularies(lines)
    weights = train(lines, vocabularies, options)
    trained = {
        "words": list(vocabularies.words),
        "characters": list(vocabularies.characters),
        "shapes": list(vocabularies.shapes),
        "matrices": {name: np.array(matrix, float).round(6).tolist() for name, matrix in weights.items()},
    }
    with open(options.out, "w", encoding="utf8") as out:
        json.dump(trained, out, ensure_ascii=False)


main()
