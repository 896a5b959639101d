import { assignRoles } from './assign-roles.ts';
import { latinDigits } from '../../measures/quantities/index.ts';
import type { Line } from './line.ts';
import { scanAmounts } from './scan-amounts.ts';

/** Reads the amounts of a line and what each of them says. The text stays as it is, to the letter. */
export function readLine(text: string): Line {
  const plain = latinDigits(text);
  return { text, amounts: assignRoles(plain, scanAmounts(plain)) };
}
