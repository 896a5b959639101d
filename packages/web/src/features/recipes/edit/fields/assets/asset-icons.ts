/** The icons of files: name in the API, and meaning. Other clients may store any name. */
export const assetIcons = [
  { icon: 'mdi-file', kind: 'file' },
  { icon: 'mdi-file-pdf-box', kind: 'pdf' },
  { icon: 'mdi-file-image', kind: 'image' },
  { icon: 'mdi-code-json', kind: 'code' },
  { icon: 'mdi-silverware-fork-knife', kind: 'recipe' },
] as const;

/** The icon that fits a file. */
export function iconFor({ type, name }: { type: string; name: string }): string {
  if (type.startsWith('image/')) return 'mdi-file-image';
  if (type === 'application/pdf') return 'mdi-file-pdf-box';
  return /\.(?:json|html?|xml|md)$/i.test(name) ? 'mdi-code-json' : 'mdi-file';
}
