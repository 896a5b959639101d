import { boxesInside, boxesOfMeta } from './boxes.ts';

/** The ICC profile of a HEIC file; null if it has none. */
export function findColourProfile(file: Buffer): Buffer | null {
  const properties = boxesInside(file, boxesInside(file, boxesOfMeta(file), 'iprp'), 'ipco');
  for (const { start, end } of properties.filter(({ name }) => name === 'colr')) {
    const kind = file.toString('latin1', start, start + 4);
    if (kind === 'prof' || kind === 'rICC') return file.subarray(start + 4, end);
  }
  return null;
}
