import { createHash } from 'node:crypto';
import type { BucketClient, BucketReply } from './bucket-client.ts';
import { ObjectStorageError } from './object-storage-error.ts';
import { hashHeader } from './stored-object.ts';
import { encodeXml, readXmlText } from './xml-values.ts';

/** Services store up to 10,000 parts of a file. */
export const partBytes = 16 * 1024 * 1024;

/** Stores a whole object. The service compares what arrives with both hashes and keeps nothing that differs. */
export async function putWhole(client: BucketClient, key: string, body: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(body).digest('hex');
  await putChecked(client, { key, query: {}, body, headers: { [hashHeader]: sha256 } });
}

/** Stores an object in parts, none before the last shorter than the first. One that fails leaves nothing. */
export async function putInParts(
  client: BucketClient,
  key: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = readXmlText(begun.text, 'UploadId') ?? '';
  try {
    const tags = [await putPart(client, key, uploadId, 1, first)];
    for await (const body of rest) tags.push(await putPart(client, key, uploadId, tags.length + 1, body));
    await complete(client, key, uploadId, tags);
  } catch (error) {
    // What failed matters more than what is left of it.
    await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** A repeated request finds no upload any more if the first one was obeyed and only its answer was lost. */
async function complete(
  client: BucketClient,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  try {
    await client.send({ method: 'POST', key, query: { uploadId }, body: Buffer.from(partList(tags)) });
  } catch (error) {
    if (!(error instanceof ObjectStorageError) || error.message !== 'NoSuchUpload') throw error;
    const { headers } = await client.send({ method: 'HEAD', key });
    if (!headers.get('etag')?.includes(`-${tags.length}`)) throw error;
  }
}

async function putPart(
  client: BucketClient,
  key: string,
  uploadId: string,
  number: number,
  body: Buffer,
): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const { headers } = await putChecked(client, { key, query, body, headers: {} });
  return headers.get('etag') ?? '';
}

interface Put {
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An entity tag is the MD5 of what was stored, unless the service encrypts it. */
async function putChecked(client: BucketClient, { headers, body, ...put }: Put): Promise<BucketReply> {
  const md5 = createHash('md5').update(body).digest();
  const request = {
    ...put,
    body,
    method: 'PUT',
    headers: { ...headers, 'Content-MD5': md5.toString('base64') },
  } as const;
  for (let tries = 1; ; tries += 1) {
    const reply = await client.send(request);
    const tag = reply.headers.get('etag')?.replaceAll('"', '') ?? '';
    const isEncrypted = [...reply.headers.keys()].some((name) =>
      name.startsWith('x-amz-server-side-encryption'),
    );
    if (isEncrypted || !/^[0-9a-f]{32}$/.test(tag) || tag === md5.toString('hex')) return reply;
    if (tries === 3) throw new ObjectStorageError('EtagMismatch', 502);
  }
}

function partList(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${encodeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
