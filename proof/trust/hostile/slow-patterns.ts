import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { measure } from '../attacks/measure.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { judge, type Context, type Outcome, type Trial } from '../trial.ts';

const lengths = [25_000, 50_000] as const;
const allowed = { growth: 2.2, stallMs: 100 };
/** Shorter times tell nothing of how they grow. */
const measurableMs = 50;

/** Pieces that patterns written without care take exponentially or quadratically long for when they repeat. */
const pieces = [
  'a',
  ' ',
  '(',
  '1/',
  '1 1/2 ',
  'a-',
  '%',
  '"',
  '\\',
  'ß',
  '\u0301',
  '_',
  '> ',
  '<a ',
  'en;q=0.1,',
];

type Door = (caller: Caller, text: string) => Promise<unknown>;

const inQuery = (path: string, text: string) => `${path}${encodeURIComponent(text)}`;

/** Where text of strangers meets patterns. Heads of requests end at 16 kB, so those doors are given less. */
const doors: Readonly<Record<string, Door>> = {
  'ingredient parser': (caller, text) =>
    call(caller, '/api/parser/ingredient', { body: { ingredient: text.slice(0, 50_000) } }),
  'name and slug': (caller, text) => call(caller, '/api/recipes', { body: { name: `x${text}y` } }),
  'imported page': (caller, text) =>
    call(caller, '/api/recipes/create/html-or-json', { body: { data: `<html>${text}</html>` } }),
  search: (caller, text) => call(caller, inQuery('/api/recipes?search=', text).slice(0, 12_000)),
  filter: (caller, text) => call(caller, inQuery('/api/recipes?queryFilter=name = ', text).slice(0, 12_000)),
  'Accept-Language': (caller, text) =>
    call(caller, '/api/app/about', {
      headers: { 'accept-language': text.replaceAll(/[^\x20-\x7e]/g, 'a').slice(0, 12_000) },
    }),
};

export const slowPatterns: Trial = {
  row: 'H7',
  name: 'text that makes patterns slow',
  promise: 'twice the text takes at most 2.2 times as long, and others wait at most 100 ms',
  run: async (context) => {
    const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      return await tryAll(context, hearth);
    } finally {
      await hearth.killHard();
      await hearth.remove();
    }
  },
};

async function tryAll(context: Context, hearth: HearthProcess): Promise<Outcome> {
  const caller = { url: hearth.url, token: await hearth.signIn() };
  const tried = context.isShort ? pieces.slice(3, 6) : pieces;
  const faults: string[] = [];
  const stalls: number[] = [];
  let steepest = 0;
  for (const [name, door] of Object.entries(doors)) {
    for (const piece of tried) {
      const times: number[] = [];
      const cost = await measure(hearth.url, hearth.pid, async () => {
        for (const length of lengths) times.push(await fastest(door, caller, repeatPiece(piece, length)));
      });
      stalls.push(cost.stallMs);
      const [once = 0, twice = 0] = times;
      const growth = twice < measurableMs ? 0 : twice / once;
      steepest = Math.max(steepest, growth);
      const what = `${name} with ${JSON.stringify(piece)}`;
      if (growth > allowed.growth) faults.push(`${what}: ${milliseconds(once)}, then ${milliseconds(twice)}`);
      if (cost.stallMs > allowed.stallMs) faults.push(`${what}: others waited ${milliseconds(cost.stallMs)}`);
    }
  }
  const inputs = tried.length * Object.keys(doors).length;
  return judge(
    { inputs, 'steepest growth': steepest.toFixed(2), 'longest wait': milliseconds(percentile(stalls, 1)) },
    faults,
  );
}

function repeatPiece(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** The shortest of three tries, in milliseconds: what else runs on the machine only adds. */
async function fastest(door: Door, caller: Caller, text: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const started = performance.now();
    await door(caller, text);
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
