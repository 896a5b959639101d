import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Sqlite from '@photostructure/sqlite';
import type { Recipe } from '@hearth/contract';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const require = createRequire(import.meta.url);

const cycles = 20;
const creates = 500;
const writers = 8;
/** After so many acknowledged recipes, at the most, the server is killed. */
const maxLifeMs = 60;

/** However busy the machine is, recipes are being written when the server dies. */
const polling = { timeout: 20_000, interval: 5 };
/** About as long as a write takes: the server dies anywhere in it. */
const writeMs = 30;

/** A small generator, so that a failing run can be repeated with its seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a server that is killed while people write', () => {
  let hearth: HearthProcess;
  beforeAll(async () => {
    hearth = await HearthProcess.start();
  });
  afterAll(() => hearth.remove());

  it('has every recipe it said it had, whole, and starts again by itself', async () => {
    const seed = Date.now() % 100_000;
    const random = randomNumbers(seed);
    const token = await hearth.signIn();
    const acknowledged: string[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const writing = createMany(hearth.url, token, cycle, acknowledged);
      const enough = acknowledged.length + 1 + Math.floor(random() * maxLifeMs);
      await expect.poll(() => acknowledged.length, polling).toBeGreaterThanOrEqual(enough);
      await new Promise((resolve) => setTimeout(resolve, random() * writeMs));
      await hearth.killHard();
      await writing;
      await hearth.restart();
    }
    console.log(`killed ${cycles} times (seed ${seed}): ${acknowledged.length} recipes were acknowledged`);
    expect(acknowledged.length).toBeGreaterThan(cycles * 10);
    for (const slug of acknowledged) await expectWhole(hearth.url, token, slug);
    expect(readIntegrity(hearth.folder)).toEqual({ integrity: 'ok', brokenReferences: 0 });
  });
});

/** Creates recipes from several writers until all are done or the server is gone. */
async function createMany(url: string, token: string, cycle: number, acknowledged: string[]): Promise<void> {
  let next = 0;
  const write = async () => {
    while (next < creates) {
      const number = (next += 1);
      const slug = await create(url, token, `Crash ${cycle} recipe ${number}`);
      if (slug === null) return;
      acknowledged.push(slug);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}

async function create(url: string, token: string, name: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const answer = await fetch(`${url}/api/recipes`, { method: 'POST', headers, body }).catch(() => null);
  if (answer?.status !== 201) return null;
  return answer.json().catch(() => null) as Promise<string | null>;
}

async function expectWhole(url: string, token: string, slug: string): Promise<void> {
  const answer = await fetch(`${url}/api/recipes/${slug}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status, slug).toBe(200);
  const recipe = (await answer.json()) as Recipe;
  expect(recipe.recipeIngredient, slug).toHaveLength(1);
  expect(recipe.recipeInstructions, slug).toHaveLength(1);
}

function readIntegrity(folder: string): { integrity: unknown; brokenReferences: number } {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(join(folder, 'hearth.db'), { readOnly: true });
  const check = database.prepare('pragma integrity_check').get() as { integrity_check: unknown };
  const brokenReferences = database.prepare('pragma foreign_key_check').all().length;
  database.close();
  return { integrity: check.integrity_check, brokenReferences };
}
