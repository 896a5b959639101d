/** Head of a RIFF file, and of each of its chunks: name and length. */
const headLength = 12;
const chunkHead = 8;
/** More chunks than any program writes before the picture. */
const maxChunks = 100;

/** Whether the picture of a WebP file is compressed without loss. Source: WebP container specification. */
export function isLosslessWebp(file: Buffer): boolean {
  let at = headLength;
  for (let chunks = 0; chunks < maxChunks && at + chunkHead <= file.length; chunks += 1) {
    const name = file.toString('latin1', at, at + 4);
    if (name === 'VP8L') return true;
    if (name === 'VP8 ') return false;
    const length = file.readUInt32LE(at + 4);
    // The first frame of an animation has chunks of its own, after sixteen bytes about it.
    at += name === 'ANMF' ? chunkHead + 16 : chunkHead + length + (length % 2);
  }
  return false;
}
