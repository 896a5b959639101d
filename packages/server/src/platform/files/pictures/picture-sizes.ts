/** The sizes in which pictures are stored and sent, thumbnails included: edges in pixels, quality from 1 to 100. */

/** The three WebP files of a recipe's picture (recipes.md 1.10). */
export interface RecipeImages {
  /** In the original size, up to 3840 pixels on the longer side. */
  readonly original: Buffer;
  /** At most 1024 on the longer side. */
  readonly minOriginal: Buffer;
  /** A square cut from the middle, 300 on each side. */
  readonly tinyOriginal: Buffer;
}

/** The picture of a recipe as it is stored. */
export const original = { shape: 'whole', edge: 3840, format: 'webp', quality: 82 } as const;
/** The thumbnail of a recipe on cards. */
export const minOriginal = { shape: 'whole', edge: 1024, format: 'webp', quality: 78 } as const;
/** The square thumbnail of a recipe in lists. */
export const tinyOriginal = { shape: 'square', edge: 300, format: 'webp', quality: 75 } as const;
/** A user's picture. */
export const profile = { shape: 'square', edge: 500, format: 'webp', quality: 90 } as const;
/** What mails and link previews show. */
export const preview = { shape: 'whole', edge: 1024, format: 'jpeg', quality: 80 } as const;
/** A photo of written text, for a service that reads it. */
export const reading = { shape: 'whole', edge: 2048, format: 'jpeg', quality: 85 } as const;
/** The quality of pictures in printed books, whose size depends on the page. */
export const bookQuality = 82;
