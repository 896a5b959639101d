import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ground, run } from './run.ts';
import { openGround } from './ground.ts';

/** Runs per test; `npm run simulate` does more. */
const runs = 200;

describe('devices that share a list', () => {
  let ground: Ground;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ ground, close } = await openGround());
  });
  afterAll(() => close());

  it(`converge without lost or wrongly restored items in ${runs} runs`, async () => {
    const violations: string[] = [];
    for (let seed = 1; seed <= runs; seed += 1)
      violations.push(...(await run(ground, seed)).map((one) => `seed ${seed}: ${one}`));
    expect(violations).toEqual([]);
  }, 300_000);
});
