/** Which of several pictures of a page is the recipe's. */

/** A picture address with the number of pixels that the page declares, 0 where it declares none. */
export interface ImageCandidate {
  address: string;
  pixels: number;
}

const sizePair = /(?:^|\D)(\d{2,4})x(\d{2,4})(?!\d)/i;
const widthInAddress = /[?&,/_-](?:im)?w(?:idth)?[=_:-]?(\d{2,4})(?!\d)/i;
const height = /[?&,/_-]h(?:eight)?[=_:-]?(\d{2,4})(?!\d)/i;
/** File names of logos and other pictures of the site. */
const siteImage = /logo|placeholder|(?<!res|hq|mq|sd)default|^(?:fav)?icon\.\w+$/i;

/** The candidates best first: those that declare more pixels, otherwise in the given order; logos come last. */
export function rankImages(candidates: readonly ImageCandidate[]): string[] {
  const ranked = candidates.map(({ address, pixels }) => ({ address, points: pixelPoints(address, pixels) }));
  // Sorting is stable, so equals keep the order of their sources.
  ranked.sort((a, b) => b.points - a.points);
  return [...new Set(ranked.map(({ address }) => address))];
}

/** Whether a picture is named as the site's own, not as one of a dish. */
export function isSiteImage(address: string): boolean {
  const path = address.slice(-200).split('?')[0] ?? '';
  return siteImage.test(path.split('/').at(-1) ?? '');
}

function pixelPoints(address: string, pixels: number): number {
  if (isSiteImage(address)) return -1;
  return pixels > 0 ? pixels : pixelsInAddress(address.slice(0, 2000));
}

/** Many servers put the size of a picture into its address. */
function pixelsInAddress(address: string): number {
  const pair = sizePair.exec(address);
  if (pair !== null) return Number(pair[1]) * Number(pair[2]);
  const width = widthInAddress.exec(address)?.[1];
  if (width === undefined) return 0;
  return Number(width) * Number(height.exec(address)?.[1] ?? width);
}
