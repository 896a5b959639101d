import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where the program takes chance from: handed in, so that tests can repeat it. */
export interface Random {
  /** A version 4 UUID, lower case with hyphens. */
  uuid(): string;
  /** `count` bytes fit for secrets. */
  bytes(count: number): Buffer;
  /** A whole number from 0 up to, not including, `maxExclusive`; every one is equally likely. */
  int(maxExclusive: number): number;
}

/** Chance from the operating system, fit for secrets. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  int: (maxExclusive) => randomInt(maxExclusive),
};
