import { hasPicture } from '@hearth/domain/recipes/main-picture';
interface Pictured {
  readonly id: string;
  readonly image: string | null;
}

type PictureFile = 'original.webp' | 'min-original.webp' | 'preview.jpg';

/** How wide the large picture of a recipe's page is shown, for `sizes`. */
export const pageSizes = '(min-width: 60em) 480px, 100vw';

/** The key of a stored picture; null without one. Imports store a text if they found none. */
export function pictureAddress({ id, image }: Pictured, baseUrl: string, file: PictureFile): string | null {
  if (image === null || !hasPicture({ image })) return null;
  return `${baseUrl}/api/media/recipes/${id}/images/${file}?version=${encodeURIComponent(image)}`;
}

/** The picture of a recipe's page and its larger form, for `src` and `srcset`, as in the app; null without one. */
export function pagePicture(recipe: Pictured): { readonly src: string; readonly set: string } | null {
  const src = pictureAddress(recipe, '', 'min-original.webp');
  const large = pictureAddress(recipe, '', 'original.webp');
  return src === null || large === null ? null : { src, set: `${src} 1024w, ${large} 2048w` };
}
