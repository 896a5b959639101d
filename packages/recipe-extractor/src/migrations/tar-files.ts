/** A file of a tar archive. */
export interface TarFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const blockBytes = 512;
const maxFiles = 10_000;
const latin = new TextDecoder('latin1');

/** The plain files of a tar archive (POSIX ustar); what follows a damaged header is left out. */
export function readTarFiles(archive: Uint8Array): TarFile[] {
  const files: TarFile[] = [];
  let at = 0;
  while (at + blockBytes <= archive.length && files.length < maxFiles) {
    const field = (from: number, length: number) =>
      latin.decode(archive.subarray(at + from, at + from + length)).split('\0', 1)[0] ?? '';
    const size = Number.parseInt(field(124, 12).trim(), 8);
    if (field(0, 100) === '' || !(size >= 0)) break;
    const kind = field(156, 1);
    const start = at + blockBytes;
    if (kind === '' || kind === '0')
      files.push({ name: field(0, 100), bytes: archive.subarray(start, start + size) });
    at = start + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}
