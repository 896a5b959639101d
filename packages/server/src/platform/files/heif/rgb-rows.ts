import type { HeicPlanes } from './heic-planes.js';

/** Shares of red and blue in the luma, by the number of the matrix. Source: ISO/IEC 23091-2, 8.3. */
const shares: Readonly<Record<number, readonly [red: number, blue: number]>> = {
  1: [0.2126, 0.0722],
  4: [0.3, 0.11],
  7: [0.212, 0.087],
  9: [0.2627, 0.0593],
  10: [0.2627, 0.0593],
};
/** Of BT.601, which all other pictures have. */
const usual = [0.299, 0.114] as const;
/** The planes are green, blue and red. */
const identity = 0;
const grey = 128;

/** What to add to the luma for each value of a colour plane. */
interface Tables {
  readonly luma: Float32Array;
  readonly redOfRed: Float32Array;
  readonly greenOfRed: Float32Array;
  readonly greenOfBlue: Float32Array;
  readonly blueOfBlue: Float32Array;
}

/** A function that writes row `y` of the picture, three bytes a pixel. */
export function rowWriter(planes: HeicPlanes): (target: Uint8Array, y: number) => void {
  if (planes.matrix === identity && planes.colourWidth === planes.width) return greenBlueRed(planes);
  const { luma, redOfRed, greenOfRed, greenOfBlue, blueOfBlue } = buildTables(planes);
  const { width, height, colourWidth, colourHeight } = planes;
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * colourWidth) / width));
  return (target, y) => {
    const clamped = new Uint8ClampedArray(target.buffer, target.byteOffset, target.length);
    const row = Math.floor((y * colourHeight) / height) * colourWidth;
    for (let x = 0; x < width; x += 1) {
      const light = luma[planes.luma[y * width + x] ?? 0] ?? 0;
      const from = row + (columns[x] ?? 0);
      const blue = planes.blue[from] ?? grey;
      const red = planes.red[from] ?? grey;
      clamped[3 * x] = light + (redOfRed[red] ?? 0);
      clamped[3 * x + 1] = light - (greenOfRed[red] ?? 0) - (greenOfBlue[blue] ?? 0);
      clamped[3 * x + 2] = light + (blueOfBlue[blue] ?? 0);
    }
  };
}

function greenBlueRed({ width, luma, blue, red }: HeicPlanes): (target: Uint8Array, y: number) => void {
  return (target, y) => {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      target.set([red[at] ?? 0, luma[at] ?? 0, blue[at] ?? 0], 3 * x);
    }
  };
}

function buildTables({ matrix, isFullRange }: HeicPlanes): Tables {
  const [red, blue] = shares[matrix] ?? usual;
  const green = 1 - red - blue;
  const [base, range, colourRange] = isFullRange ? [0, 255, 255] : [16, 219, 224];
  const colour = (factor: number) =>
    Float32Array.from({ length: 256 }, (_, value) => ((value - grey) * factor * 255) / colourRange);
  return {
    luma: Float32Array.from({ length: 256 }, (_, value) => ((value - base) * 255) / range),
    redOfRed: colour(2 * (1 - red)),
    greenOfRed: colour((2 * red * (1 - red)) / green),
    greenOfBlue: colour((2 * blue * (1 - blue)) / green),
    blueOfBlue: colour(2 * (1 - blue)),
  };
}
