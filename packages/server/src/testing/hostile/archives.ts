import { type RawEntry, rawZip } from './raw-zip.ts';

/** An archive that means harm, and whether a recipe comes out of it all the same. */
export interface HostileArchive {
  readonly name: string;
  readonly outcome: 'refused' | 'imported';
  readonly make: () => Buffer;
}

/** Part of the name of every file that must not be written anywhere. */
export const slipName = 'hearth-slip';

const kilobyte = 1000;
const megabyte = 1_000_000;
const recipe = (fields: object = {}) =>
  Buffer.from(JSON.stringify({ name: `Unpacked ${crypto.randomUUID()}`, ...fields }));
const recipeEntry = (name: string | Buffer, more: Partial<RawEntry> = {}): RawEntry => ({
  name,
  content: recipe(),
  ...more,
});
/** Made for each archive: only so many recipes may have one name. */
const good = () => recipeEntry('recipe.json');
const zeros = (bytes: number) => Buffer.alloc(bytes);
const refused = (name: string, make: () => Buffer): HostileArchive => ({ name, outcome: 'refused', make });
const imported = (name: string, make: () => Buffer): HostileArchive => ({ name, outcome: 'imported', make });
const many = (count: number, entryOf: (at: number) => RawEntry) =>
  Array.from({ length: count }, (_, at) => entryOf(at));

/** Small archives that would become large. */
const bombs: readonly HostileArchive[] = [
  refused('a picture of 30 MB of zeros', () =>
    rawZip([good(), { name: 'a.webp', content: zeros(30 * megabyte) }]),
  ),
  refused('a recipe of 6 MB of zeros', () => rawZip([{ name: 'a.json', content: zeros(6 * megabyte) }])),
  refused('one packed file under 1,000 names', () => overlapping(1000, 150 * kilobyte)),
  refused('one packed file under 60,000 names', () => overlapping(60_000, 100)),
  refused('a hundred pictures that are too much together', () =>
    rawZip([good(), ...many(100, (at) => ({ name: `${at}.webp`, content: zeros(megabyte) }))]),
  ),
  refused('100,000 empty files', () =>
    rawZip(many(100_000, (at) => ({ name: `${at}.txt`, content: zeros(0), method: 0 }))),
  ),
  refused('5,000 recipes', () => rawZip(many(5000, (at) => recipeEntry(`${at}.json`)))),
  refused('an archive as the recipe', () => rawZip([{ name: 'a.json', content: rawZip([good()]) }])),
  imported('an archive of zeros as the picture', () =>
    rawZip([good(), { name: 'a.webp', content: rawZip([{ name: 'a', content: zeros(megabyte) }]) }]),
  ),
  imported('archives in archives that nobody asks for', () =>
    rawZip([good(), { name: 'inner.zip', content: nested(8) }]),
  ),
];

/** Names that lead elsewhere when they are taken for paths. */
const slips: readonly HostileArchive[] = [
  `../${slipName}.json`,
  `../../../../../../tmp/${slipName}.json`,
  `/tmp/${slipName}.json`,
  `//tmp/${slipName}.json`,
  `..\\..\\${slipName}.json`,
  `C:\\${slipName}.json`,
  `\\\\127.0.0.1\\share\\${slipName}.json`,
  `recipes/../../${slipName}.json`,
  `....//....//${slipName}.json`,
  `%2e%2e/${slipName}.json`,
  `file:///tmp/${slipName}.json`,
  `~/${slipName}.json`,
  `${slipName}\0.json`,
  `\n${slipName}.json`,
  `\u202e${slipName}.json`,
  `CON.${slipName}.json`,
  `${'a/'.repeat(200)}${slipName}.json`,
  `${'x'.repeat(60_000)}${slipName}.json`,
].map((name) =>
  imported(`a file called ${JSON.stringify(name.slice(0, 50))}`, () => rawZip([recipeEntry(name)])),
);

/** Names that programs take for something else. */
const odd: readonly HostileArchive[] = [
  imported('a symbolic link beside the recipe', () =>
    rawZip([{ name: 'a.webp', content: Buffer.from('/etc/passwd'), mode: 0o120777 }, good()]),
  ),
  refused('a symbolic link as the recipe', () =>
    rawZip([{ name: 'a.json', content: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  ),
  imported('a device and a pipe', () =>
    rawZip([
      { name: 'a.webp', content: zeros(0), mode: 0o20666 },
      { name: 'b.webp', content: zeros(0), mode: 0o10666 },
      good(),
    ]),
  ),
  imported('two names that differ in case', () => rawZip([recipeEntry('A.json'), recipeEntry('a.json')])),
  imported('one name twice', () => rawZip([good(), good()])),
  imported('a name that is no UTF-8', () =>
    rawZip([recipeEntry(Buffer.from([0xff, 0xfe, ...Buffer.from('.json')]))]),
  ),
  imported('a name that says it is UTF-8 and is not', () =>
    rawZip([recipeEntry(Buffer.from([0xc0, 0xaf, ...Buffer.from('.json')]), { flags: 0x800 })]),
  ),
  imported('a prototype among the names', () => rawZip([{ name: '__proto__', content: recipe() }, good()])),
  imported('a prototype as the recipe’s name', () => rawZip([recipeEntry('__proto__.json')])),
  refused('a folder that ends like a recipe', () =>
    rawZip([{ name: 'a.json/', content: zeros(0), method: 0 }]),
  ),
  refused('no name at all', () => rawZip([recipeEntry('')])),
];

/** Headers that do not say what is there. Where the rest tells the truth, the recipe is read by it. */
const lies: readonly HostileArchive[] = [
  refused('a size of 4 GB', () => rawZip([recipeEntry('a.json', { claimedBytes: 0xfffffffe })])),
  refused('a size of nothing', () => rawZip([recipeEntry('a.json', { claimedBytes: 0 })])),
  refused('a size that is too small', () => rawZip([recipeEntry('a.json', { claimedBytes: 5 })])),
  imported('a packed size of 4 GB', () =>
    rawZip([recipeEntry('a.json', { claimedPackedBytes: 0xfffffffe })]),
  ),
  refused('a packed size of nothing', () => rawZip([recipeEntry('a.json', { claimedPackedBytes: 0 })])),
  refused('a place behind the end', () => rawZip([recipeEntry('a.json', { claimedOffset: 0xfffffff0 })])),
  refused('a place in the middle of a file', () => rawZip([recipeEntry('a.json', { claimedOffset: 7 })])),
  refused('an unknown packing', () => rawZip([recipeEntry('a.json', { method: 99 })])),
  refused('another packing', () => rawZip([recipeEntry('a.json', { method: 12 })])),
  imported('stored that is deflated', () => withByte(rawZip([good()]), 8, 0)),
  refused('more files than there are', () => rawZip([good()], { entries: 60_000 })),
  refused('no files though there are', () => rawZip([good()], { entries: 0 })),
  refused('a directory behind the end', () => rawZip([good()], { directoryOffset: 0xfffffff0 })),
  refused('a directory at the beginning', () => rawZip([good()], { directoryOffset: 0 })),
  refused('a directory of the larger format', () =>
    rawZip([good()], { directoryOffset: 0xffffffff, entries: 0xffff }),
  ),
  imported('a comment that is not there', () => rawZip([good()], { commentBytes: 60_000 })),
  refused('no end', () => rawZip([good()]).subarray(0, -22)),
  refused('nothing but an end', () => rawZip([])),
  refused('half of it', () => rawZip([good()]).subarray(0, 60)),
  refused('the first four bytes', () => rawZip([good()]).subarray(0, 4)),
  imported('a field of the larger format that says 2^64 bytes', () =>
    rawZip([
      recipeEntry('a.json', { extra: Buffer.concat([Buffer.from([1, 0, 16, 0]), Buffer.alloc(16, 0xff)]) }),
    ]),
  ),
];

/** The content of the recipe itself. */
const contents: readonly HostileArchive[] = [
  imported('files of a recipe that lie elsewhere', () =>
    rawZip([
      {
        name: 'a.json',
        content: recipe({
          image: `../../../${slipName}`,
          assets: [{ name: 'x', icon: 'x', fileName: `../../../../tmp/${slipName}` }],
        }),
      },
    ]),
  ),
  refused('a recipe with a prototype', () =>
    rawZip([{ name: 'a.json', content: Buffer.from('{"name":"x","__proto__":{"admin":true}}') }]),
  ),
  refused('a recipe of 10,000 levels', () =>
    rawZip([{ name: 'a.json', content: Buffer.from(`{"name":"x","a":${'['.repeat(10_000)}`) }]),
  ),
  refused('a recipe in UTF-16', () =>
    rawZip([{ name: 'a.json', content: Buffer.from('{"name":"x"}', 'utf16le') }]),
  ),
  refused('a recipe of XML', () =>
    rawZip([
      {
        name: 'a.json',
        content: Buffer.from('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'),
      },
    ]),
  ),
  imported('a script as the picture', () =>
    rawZip([
      good(),
      { name: 'a.webp', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    ]),
  ),
  imported('an archive behind a picture', () => behindPicture()),
];

/** Archives that programs have fallen for, or might. */
export const hostileArchives: readonly HostileArchive[] = [...bombs, ...slips, ...odd, ...lies, ...contents];

/** An archive whose directory names its one picture many times. */
function overlapping(count: number, bytes: number): Buffer {
  const picture = { name: 'a.webp', content: zeros(bytes) };
  const first = good();
  const claimedOffset = localLength(first);
  const names = many(count, (at) => ({ ...picture, name: `${at}.webp`, claimedOffset, isListedOnly: true }));
  return rawZip([first, picture, ...names]);
}

/** An archive whose offsets count from the start of the picture before it. */
function behindPicture(): Buffer {
  const picture = Buffer.from('GIF89a/*');
  const entry = recipeEntry('recipe.json', { claimedOffset: picture.length });
  const archive = rawZip([entry], { directoryOffset: picture.length + localLength(entry) });
  return Buffer.concat([picture, archive]);
}

/** How many bytes a file takes before the directory. */
function localLength(entry: RawEntry): number {
  const archive = rawZip([entry]);
  return archive.readUInt32LE(archive.length - 22 + 16);
}

/** An archive in an archive, so many deep. */
function nested(depth: number): Buffer {
  const inner = depth === 0 ? zeros(megabyte) : nested(depth - 1);
  return rawZip([{ name: 'inner.zip', content: inner }]);
}

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = value;
  return changed;
}
