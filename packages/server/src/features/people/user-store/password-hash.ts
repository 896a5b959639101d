import { hash, verify } from '@node-rs/bcrypt';

/** Cost of the reference, so that accounts can move between the two programs. */
const cost = 12;

/** A hash that no password fits: checked when the name is unknown, so that both answers take as long. */
const nobody = '$2b$12$CwTycUXWue0Thq9StjUM0uJ8Ck2tYxv2zq1Hq6q0gO7bYwq3rG5lS';

/** bcrypt `$2b$`, computed off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return (await hash(password, { cost })).replace(/^\$2y\$/, '$2b$');
}

/** Whether the password fits the hash; without a hash it takes as long and never fits. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(password, stored ?? nobody).catch(() => false);
  return stored !== undefined && fits;
}
