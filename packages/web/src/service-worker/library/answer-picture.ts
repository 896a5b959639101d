const picturePath = /^(\/api\/media\/recipes\/[\w-]+\/images\/)(?:tiny-|min-)?original\.webp$/;
const sizes = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;

/** Whether a path is that of the picture of a recipe. */
export function isPicture(path: string): boolean {
  return picturePath.test(path);
}

/**
 * A kept picture: that of this very address, whose query changes with the picture, or without a network any of the same
 * recipe, in the largest size there is.
 */
export async function findPicture(
  pictures: Pick<Cache, 'match'>,
  address: string,
  isAnySizeGood: boolean,
): Promise<Response | undefined> {
  const same = await pictures.match(address);
  if (same !== undefined || !isAnySizeGood) return same;
  const folder = picturePath.exec(address.split('?')[0] ?? '')?.[1] ?? '';
  for (const size of sizes) {
    const other = await pictures.match(folder + size, { ignoreSearch: true });
    if (other !== undefined) return other;
  }
  return undefined;
}
