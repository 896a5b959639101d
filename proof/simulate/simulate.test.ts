import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatedServer, run } from './run.ts';
import { startServer } from './test-bed.ts';

/** Runs per test; `npm run simulate` does more. */
const runs = 200;

describe('devices that share a list', () => {
  let server: SimulatedServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, close } = await startServer());
  });
  afterAll(() => close());

  it(`converge without lost or wrongly restored items in ${runs} runs`, async () => {
    const violations: string[] = [];
    for (let seed = 1; seed <= runs; seed += 1)
      violations.push(...(await run(server, seed)).map((one) => `seed ${seed}: ${one}`));
    expect(violations).toEqual([]);
  }, 300_000);
});
