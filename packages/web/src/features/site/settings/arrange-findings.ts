import type { DoctorFinding } from '@hearth/contract';

/** The checks in the order of the page: from the address inwards to the data. */
const order = [
  'address',
  'proxy',
  'tls',
  'body',
  'stream',
  'time',
  'mail',
  'disk',
  'files',
  'backup',
  'copies',
  'database',
] as const;

/** A check of the page. */
export type ShownCheck = (typeof order)[number];

/** Each check with what was found last; undefined while it was not tested. What was tested replaces what was found. */
export function arrangeFindings(
  found: readonly DoctorFinding[],
  tested: readonly DoctorFinding[],
): { check: ShownCheck; finding: DoctorFinding | undefined }[] {
  return order.map((check) => {
    const isOfCheck = ({ code }: DoctorFinding) => code.startsWith(`${check}.`);
    return { check, finding: tested.find(isOfCheck) ?? found.find(isOfCheck) };
  });
}
