import { hash, verify } from '@node-rs/bcrypt';

/** Cost of the reference, so that accounts can move between the two programs; a hash takes about 250 ms. */
const passwordCost = 12;

/** Hashes and verifies passwords with bcrypt `$2b$`, off the event loop. */
export class PasswordHasher {
  readonly #cost: number;
  readonly #decoy: string;

  /** @param cost binary logarithm of the number of rounds, from 4 to 31 */
  constructor(cost = passwordCost) {
    this.#cost = cost;
    const rounds = String(cost).padStart(2, '0');
    this.#decoy = `$2b$${rounds}$CwTycUXWue0Thq9StjUM0uJ8Ck2tYxv2zq1Hq6q0gO7bYwq3rG5lS`;
  }

  /** The bcrypt hash of a password. */
  async hash(password: string): Promise<string> {
    return (await hash(password, { cost: this.#cost })).replace(/^\$2y\$/, '$2b$');
  }

  /**
   * Whether the password matches the hash. Without a hash it verifies a decoy of the same cost and returns false, so
   * that the time of the response does not reveal whether an account exists.
   */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const matches = await verify(password, stored ?? this.#decoy).catch(() => false);
    return stored !== undefined && matches;
  }
}
