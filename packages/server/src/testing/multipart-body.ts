/** A file in a form. */
export interface FormFile {
  readonly file: Buffer;
  readonly name?: string;
  readonly type?: string;
}

const boundary = '----hearth-test-boundary';

/** A multipart form as it travels, with its headers. */
export function multipart(fields: Readonly<Record<string, string | FormFile>>): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const parts = Object.entries(fields).map(([name, value]) => writePart(name, value));
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function writePart(name: string, value: string | FormFile): Buffer {
  const disposition = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  if (typeof value === 'string') return Buffer.from(`${disposition}\r\n\r\n${value}\r\n`);
  const { file, name: fileName = 'picture.bin', type = 'application/octet-stream' } = value;
  const head = `${disposition}; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n')]);
}
