import type { ResizeOptions } from 'sharp';

/** Fits a picture into `edge` by `edge` pixels; a smaller one keeps its size. */
export function withinEdge(edge: number): ResizeOptions {
  return { width: edge, height: edge, fit: 'inside', withoutEnlargement: true };
}
