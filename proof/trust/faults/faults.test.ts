import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyMutation } from '../../mutate/mutation.ts';
import { root } from '../../../tools/setup/root.mjs';
import { trials } from '../trials.ts';
import { faults } from './catalogue.ts';

describe('a fault that a trial has to see', () => {
  it.each(faults)('$name can be put in', (fault) => {
    const source = readFileSync(join(root, fault.file), 'utf8');
    expect(applyMutation(source, { ...fault, tests: [] })).not.toBe(source);
  });

  it.each(faults)('$name names a trial', ({ trial }) => {
    expect(trials.filter(({ name }) => name.includes(trial))).not.toEqual([]);
  });
});
