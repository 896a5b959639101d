import { boxesInside, boxesOfMeta } from './boxes.ts';

/** A picture made of equal tiles, as phones write it. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Of the picture; less than all tiles have together where the last ones are cut. */
  readonly width: number;
  readonly height: number;
  /** In quarter turns to the left. */
  readonly turns?: number;
}

/** Where the coded picture of a file with one picture is. */
interface Tile {
  readonly configuration: Buffer;
  readonly size: Buffer;
  readonly data: Buffer;
}

/**
 * A HEIC file that shows the one picture of another file again and again: all tiles are the same bytes. Source: ISO/IEC
 * 23008-12, 6.6.2.3, and 14496-12.
 */
export function gridHeic(tileFile: Buffer, { columns, rows, width, height, turns = 0 }: Grid): Buffer {
  const tile = readTile(tileFile);
  const count = columns * rows;
  const tiles = Array.from({ length: count }, (_, at) => at + 2);
  const grid = Buffer.concat([bytes(0, 1, rows - 1, columns - 1), number(width, 4), number(height, 4)]);
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const properties = [
    tile.configuration,
    tile.size,
    fullBox('ispe', Buffer.concat([number(width, 4), number(height, 4)])),
    box('irot', bytes(turns)),
  ];
  const meta = (start: number) =>
    fullBox(
      'meta',
      Buffer.concat([
        fullBox('hdlr', Buffer.from(`\0\0\0\0pict${'\0'.repeat(13)}`, 'latin1')),
        fullBox('pitm', number(1, 2)),
        fullBox('iloc', locations(tiles, { grid: grid.length, start, length: tile.data.length }), 1),
        fullBox(
          'iinf',
          Buffer.concat([number(count + 1, 2), entry(1, 'grid'), ...tiles.map((id) => entry(id, 'hvc1'))]),
        ),
        box('iprp', Buffer.concat([box('ipco', Buffer.concat(properties)), fullBox('ipma', uses(tiles))])),
        fullBox(
          'iref',
          box('dimg', Buffer.concat([number(1, 2), number(count, 2), ...tiles.map((id) => number(id, 2))])),
        ),
        box('idat', grid),
      ]),
    );
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', tile.data)]);
}

function readTile(file: Buffer): Tile {
  const boxes = boxesOfMeta(file);
  const properties = boxesInside(file, boxesInside(file, boxes, 'iprp'), 'ipco');
  const whole = (name: string) => {
    const found = properties.find((one) => one.name === name);
    if (found === undefined) throw new Error(`the tile has no ${name}`);
    return file.subarray(found.start - 8, found.end);
  };
  const at = file.indexOf('mdat') + 4;
  const length = file.readUInt32BE(at - 8) - 8;
  return { configuration: whole('hvcC'), size: whole('ispe'), data: file.subarray(at, at + length) };
}

function locations(
  tiles: readonly number[],
  place: { readonly grid: number; readonly start: number; readonly length: number },
): Buffer {
  const buildEntry = (id: number, method: number, offset: number, length: number) =>
    Buffer.concat([
      number(id, 2),
      number(method, 2),
      number(0, 2),
      number(1, 2),
      number(offset, 4),
      number(length, 4),
    ]);
  return Buffer.concat([
    bytes(0x44, 0),
    number(tiles.length + 1, 2),
    buildEntry(1, 1, 0, place.grid),
    ...tiles.map((id) => buildEntry(id, 0, place.start, place.length)),
  ]);
}

/** Which properties an item has, by their places: the grid its size and turn, a tile its configuration and size. */
function uses(tiles: readonly number[]): Buffer {
  const use = (id: number, ...places: number[]) =>
    Buffer.concat([number(id, 2), bytes(places.length, ...places)]);
  return Buffer.concat([
    number(tiles.length + 1, 4),
    use(1, 3, 0x84),
    ...tiles.map((id) => use(id, 0x81, 2)),
  ]);
}

function entry(id: number, type: string): Buffer {
  return fullBox('infe', Buffer.concat([number(id, 2), number(0, 2), Buffer.from(`${type}\0`, 'latin1')]), 2);
}

function fullBox(name: string, content: Buffer, version = 0): Buffer {
  return box(name, Buffer.concat([bytes(version, 0, 0, 0), content]));
}

function box(name: string, content: Buffer): Buffer {
  return Buffer.concat([number(content.length + 8, 4), Buffer.from(name, 'latin1'), content]);
}

function number(value: number, width: number): Buffer {
  const made = Buffer.alloc(width);
  made.writeUIntBE(value, 0, width);
  return made;
}

function bytes(...values: readonly number[]): Buffer {
  return Buffer.from(values);
}
