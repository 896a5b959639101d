const extension = 0x21;
const frame = 0x2c;
const trailer = 0x3b;
const comment = 0xfe;
const application = 0xff;
/** Signature, screen size, flags, background, aspect ratio. */
const headLength = 13;
const flagsAt = 10;
/** Application extensions with the number of repetitions. */
const animationExtensions = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/**
 * A GIF file with unchanged frames and animation settings, without texts. Source: GIF89a, sections 17 to 27.
 */
export function stripGif(file: Buffer): Buffer {
  const start = headLength + paletteLength(file[flagsAt] ?? 0);
  const blocks = [file.subarray(0, start)];
  let at = start;
  while (at < file.length) {
    const end = endOfBlock(file, at);
    if (!hasText(file, at)) blocks.push(file.subarray(at, end));
    if (file[at] === trailer) break;
    at = end;
  }
  return Buffer.concat(blocks);
}

/** The end of the block at `at`; an unknown block extends to the end of the file. */
function endOfBlock(file: Buffer, at: number): number {
  if (file[at] === trailer) return at + 1;
  if (file[at] === extension) return endOfParts(file, at + 2);
  if (file[at] !== frame) return file.length;
  return endOfParts(file, at + 10 + paletteLength(file[at + 9] ?? 0) + 1);
}

/** Sub-blocks start with their length, up to 255 bytes; an empty one is the last. */
function endOfParts(file: Buffer, start: number): number {
  let at = start;
  for (let length = file[at] ?? 0; length > 0; length = file[at] ?? 0) at += 1 + length;
  return Math.min(at + 1, file.length);
}

/** Three bytes per colour, if the flags declare a palette. */
function paletteLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function hasText(file: Buffer, at: number): boolean {
  if (file[at] !== extension) return false;
  if (file[at + 1] === comment) return true;
  return (
    file[at + 1] === application && !animationExtensions.includes(file.toString('latin1', at + 3, at + 14))
  );
}
