import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The source of randomness; injected, so that tests can repeat it. */
export interface Random {
  /** A version 4 UUID, lower case with hyphens. */
  uuid(): string;
  /** `count` cryptographically secure bytes. */
  bytes(count: number): Buffer;
  /** An integer from 0 to `maxExclusive` (excluded), uniformly distributed. */
  int(maxExclusive: number): number;
}

/** Cryptographically secure randomness of the operating system. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  int: (maxExclusive) => randomInt(maxExclusive),
};
