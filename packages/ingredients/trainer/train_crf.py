"""Trains a linear-chain CRF by L-BFGS with python-crfsuite and writes its weights as JSON.

usage: train.py FEATURES OUT.json --c1 C1 --c2 C2 --iterations N --minfreq N
  FEATURES  a line a token, label and features with tabs between; an empty line behind each sentence
  OUT.json  {"transitions": [[from, to, weight]], "states": [[feature, label, weight]]}
"""
import argparse
import json
import tempfile

import pycrfsuite


def sentences(path):
    features, labels = [], []
    with open(path, encoding="utf8") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if line:
                label, *names = line.split("\t")
                labels.append(label)
                features.append(names)
            elif labels:
                yield features, labels
                features, labels = [], []


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("features")
    parser.add_argument("out")
    parser.add_argument("--c1", type=float, required=True)
    parser.add_argument("--c2", type=float, required=True)
    parser.add_argument("--iterations", type=int, required=True)
    parser.add_argument("--minfreq", type=float, required=True)
    options = parser.parse_args()
    trainer = pycrfsuite.Trainer(verbose=False)
    for features, labels in sentences(options.features):
        trainer.append(features, labels)
    trainer.set_params(
        {
            "c1": options.c1,
            "c2": options.c2,
            "max_iterations": options.iterations,
            "feature.minfreq": options.minfreq,
            "feature.possible_transitions": True,
        }
    )
    with tempfile.NamedTemporaryFile(suffix=".crf") as model:
        trainer.train(model.name)
        tagger = pycrfsuite.Tagger()
        tagger.open(model.name)
        info = tagger.info()
    with open(options.out, "w", encoding="utf8") as out:
        json.dump(
            {
                "transitions": [[before, after, weight] for (before, after), weight in info.transitions.items()],
                "states": [[name, label, weight] for (name, label), weight in info.state_features.items()],
            },
            out,
        )


main()
