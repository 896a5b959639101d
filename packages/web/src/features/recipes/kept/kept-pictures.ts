import type { RecipeSummary } from '@hearth/contract';
import { hasPicture } from '@hearth/domain/recipes/main-picture';

/** Which pictures stay on the device: small ones fill the library, large ones the pages of recipes too. */
export type PictureChoice = 'none' | 'small' | 'large';

/** The parts of a cache that this needs. */
type Pictures = Pick<Cache, 'keys' | 'delete' | 'put'>;

/** The sizes of a picture that are kept. */
type Size = 'tiny-original' | 'min-original';

/** The address of a picture of a recipe, below the base. */
type PictureAddress = (recipe: RecipeSummary, size: Size) => string;

const sizes: Readonly<Record<PictureChoice, readonly Size[]>> = {
  none: [],
  small: ['tiny-original'],
  large: ['tiny-original', 'min-original'],
};

/** Addresses of the pictures that should be on the device. */
export function listPictures(
  recipes: readonly RecipeSummary[],
  choice: PictureChoice,
  readAddress: PictureAddress,
): readonly string[] {
  return recipes
    .filter(hasPicture)
    .flatMap((recipe) => sizes[choice].map((size) => readAddress(recipe, size)));
}

/** Fetches the pictures that are missing, and deletes those that are not wanted any more. */
export async function syncPictures(
  pictures: Pictures,
  wanted: readonly string[],
  fetchPicture: (address: string) => Promise<Response>,
): Promise<void> {
  const present = new Set<string>();
  const wantedNow = new Set(wanted);
  for (const request of await pictures.keys()) {
    const { pathname, search } = new URL(request.url);
    if (wantedNow.has(pathname + search)) present.add(pathname + search);
    else await pictures.delete(request);
  }
  for (const address of wanted) {
    if (present.has(address)) continue;
    const answer = await fetchPicture(address);
    if (answer.ok) await pictures.put(address, answer);
  }
}
