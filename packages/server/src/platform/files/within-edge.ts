import type { ResizeOptions } from 'sharp';

/** A whole picture that is at most `edge` pixels wide and high; a smaller one stays as it is. */
export function withinEdge(edge: number): ResizeOptions {
  return { width: edge, height: edge, fit: 'inside', withoutEnlargement: true };
}
