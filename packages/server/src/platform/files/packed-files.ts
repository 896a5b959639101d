import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The contents of the files in a folder of the program whose names end in `.br`, unpacked. */
export function unpackFiles(folder: string): Buffer[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.br'));
  return names.map((name) => brotliDecompressSync(readFileSync(join(folder, name))));
}
