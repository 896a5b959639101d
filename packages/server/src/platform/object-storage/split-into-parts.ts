/** The bytes of a stream in parts of one size, of which the last may be shorter; an empty stream has none. */
export async function* splitIntoParts(
  content: AsyncIterable<Buffer>,
  partBytes: number,
): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    let bytes = Buffer.concat(chunks);
    for (; bytes.length >= partBytes; bytes = bytes.subarray(partBytes)) yield bytes.subarray(0, partBytes);
    chunks = [bytes];
    length = bytes.length;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
