/** A size in words, taken apart: `88.39` of `KB`. Steps are 1024. */
export interface WordedByteSize {
  readonly value: number;
  readonly unit: 'bytes' | 'KB' | 'MB' | 'GB' | 'TB';
}

const pattern = /^(\d+(?:\.\d+)?) (bytes|KB|MB|GB|TB)$/;

/** Reads what `formatByteSize` writes; null for anything else. */
export function parseByteSize(text: string): WordedByteSize | null {
  const [, value, unit] = pattern.exec(text) ?? [];
  return unit === undefined ? null : { value: Number(value), unit: unit as WordedByteSize['unit'] };
}
