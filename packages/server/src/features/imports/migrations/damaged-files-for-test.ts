import { exampleArchives } from './archives-for-test.ts';

/** Damaged copies of each program's file; all of them together are a thousand. */
export const damagedCopies = 31;

/** The programs that there is a file of. */
export function listPrograms(): (keyof ReturnType<typeof exampleArchives>)[] {
  return Object.keys(exampleArchives(Buffer.alloc(0))) as (keyof ReturnType<typeof exampleArchives>)[];
}

type Damage = (bytes: Buffer, random: () => number) => Buffer;

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function buildRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const at = (bytes: Buffer, random: () => number) => Math.floor(random() * bytes.length);

/** What disks, mails and programs do to files. */
const damages: readonly Damage[] = [
  // Some letters are others.
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let count = 0; count < 1 + random() * 8; count += 1)
      copy[at(copy, random)] = Math.floor(random() * 256);
    return copy;
  },
  // The end is missing.
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  // A part is missing.
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 200))]);
  },
  // A part comes twice.
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from + 200), bytes.subarray(from)]);
  },
  // A mail program has changed the ends of lines.
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
];

/**
 * A damaged copy of a file, the same one for the same numbers.
 * @param program the place of its program in the list
 * @param seed which of the copies, from 0
 */
export function damageFile(bytes: Buffer, program: number, seed: number): Buffer {
  const damage = damages[seed % damages.length];
  return damage === undefined ? bytes : damage(bytes, buildRandom(seed * 1000 + program));
}
