import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../packages/ingredients/src/reading/line-faults-for-test.ts';
import { readSamples } from '../../packages/ingredients/trainer/samples.ts';
import { onlyWhere } from '../../tools/test-run/only-where.ts';
import { shareOfSuite } from '../../tools/test-run/share-of-suite.ts';

/** English lines that are kept beside the project, never in it. */
const corpus = fileURLToPath(new URL('../../../shared/data/ingredients-train.jsonl.xz', import.meta.url));
const wholeCorpusMs = 600_000;

describe(
  'the lines of English recipes',
  onlyWhere(existsSync(corpus), 'no corpus of lines is beside the project'),
  () => {
    it(
      'keep their words, their sizes and their amounts at every scale',
      () => {
        const sentences = readSamples(corpus).map(({ sentence }) => sentence);
        expect(shareOfSuite('English lines', sentences, 10).flatMap(findFaults)).toEqual([]);
      },
      wholeCorpusMs,
    );
  },
);
