/** The kind of a file by its first bytes, whatever its name says. */
export type FileLook =
  | 'empty'
  | 'picture'
  | 'pdf'
  /** A zip archive, or what is packed as one: documents and workbooks as well. */
  | 'zip'
  /** Packed in a way that is not read here: rar, 7z, tar, xz. */
  | 'otherArchive'
  /** Word and Excel of before 2007. */
  | 'oldDocument'
  /** Rich text, which word processors can save as something that is read here. */
  | 'richText'
  | 'database'
  /** Sound and moving pictures. */
  | 'media'
  | 'gzip'
  | 'text'
  | 'data';

/** Why a file of such a look is not read, for the report of an import. */
export function explainLook(look: FileLook): string {
  return explanations[look];
}

const explanations: Readonly<Record<FileLook, string>> = {
  empty: 'This file is empty',
  picture: 'This is a picture',
  pdf: 'There is no recipe in this document',
  zip: 'This is an archive within the archive; unpack it, and import it by itself',
  otherArchive: 'This is an archive of another kind than zip',
  oldDocument: 'This is a document of before 2007; save it as .docx or .xlsx',
  richText: 'This is rich text; save it as .docx',
  database: 'This is a database',
  media: 'This is a sound or video file',
  gzip: 'There is no recipe in this file',
  text: 'There is no recipe in this text',
  data: 'This is no file of recipes',
};

/** A signature, and where it stands. Sources: the formats' own documents, and the list of file signatures of IANA types. */
const signatures: readonly (readonly [FileLook, number, string])[] = [
  ['picture', 0, 'ffd8ff'],
  ['picture', 0, '89504e470d0a1a0a'],
  ['picture', 0, '474946383'],
  ['picture', 0, '49492a00'],
  ['picture', 0, '4d4d002a'],
  ['picture', 8, '57454250'],
  ['picture', 4, '6674797068656963'],
  ['picture', 4, '667479706d696631'],
  ['picture', 4, '6674797061766966'],
  ['pdf', 0, '255044462d'],
  ['zip', 0, '504b0304'],
  ['zip', 0, '504b0506'],
  ['gzip', 0, '1f8b'],
  ['otherArchive', 0, '526172211a07'],
  ['otherArchive', 0, '377abcaf271c'],
  ['otherArchive', 0, 'fd377a585a00'],
  ['otherArchive', 0, '425a68'],
  ['otherArchive', 257, '7573746172'],
  ['oldDocument', 0, 'd0cf11e0a1b11ae1'],
  ['richText', 0, '7b5c727466'],
  ['database', 0, '53514c69746520666f726d6174203300'],
  ['media', 4, '66747970'],
  ['media', 0, '494433'],
  ['media', 0, '4f676753'],
  ['media', 0, '1a45dfa3'],
  ['media', 8, '57415645'],
  ['media', 8, '41564920'],
];

const lookedAt = 4096;
/** Control characters that no text has; UTF-16 has zeros, but a mark before them. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32);

/** What a file looks like, by its first four kilobytes. */
export function lookAt(bytes: Uint8Array): FileLook {
  if (bytes.length === 0) return 'empty';
  const head = bytes.subarray(0, lookedAt);
  const found = signatures.find(([, at, signature]) => matches(head, at, signature));
  if (found !== undefined) return found[0];
  return isText(head) ? 'text' : 'data';
}

function matches(head: Uint8Array, at: number, signature: string): boolean {
  const hex = Array.from(head.subarray(at, at + Math.ceil(signature.length / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return hex.startsWith(signature);
}

function isText(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true;
  const controls = head.filter(isControl).length;
  const zeros = head.filter((byte) => byte === 0).length;
  // UTF-16 without a mark: every other byte of Latin letters is zero.
  return controls === 0 || (zeros === controls && zeros > head.length * 0.3 && zeros < head.length * 0.6);
}
