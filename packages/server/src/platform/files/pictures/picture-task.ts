import type { ImageRejection } from '../image-errors.ts';

/** A picture to be made of another one. */
export interface PictureRequest {
  /** `whole` fits into `edge` by `edge` pixels and is never enlarged; `square` is cut from the middle. */
  readonly shape: 'whole' | 'square';
  readonly edge: number;
  /** Transparent parts become white in a JPEG. */
  readonly format: 'webp' | 'jpeg';
  readonly quality: number;
}

/** An uploaded file, and the pictures to make of it. */
export interface PictureTask {
  readonly file: Uint8Array;
  readonly requests: readonly PictureRequest[];
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture with its size. */
export interface MadePicture extends PictureSize {
  readonly data: Uint8Array;
}

/** The pictures in the order of the requests, and the size of the one that they are made of. */
export interface MadePictures {
  readonly pictures: readonly MadePicture[];
  readonly size: PictureSize;
}

/** Pictures, or why there are none. */
export type PictureReply = MadePictures | { readonly rejection: ImageRejection };
