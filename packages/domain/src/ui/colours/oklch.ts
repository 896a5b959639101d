/** A colour by lightness (0 to 1), chroma and hue (degrees): steps of lightness look even to the eye. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const fallback: Triple = [0x80, 0x80, 0x80];

/** Channels 0 to 255 of `#rgb`, `#rrggbb` or `#rrggbbaa`; a middle grey for anything else. */
export function parseHex(hex: string): Triple {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(hex.trim());
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1, 4);
  if (parts === undefined) return fallback;
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [r, g, b];
}

/** `#rrggbb` of channels 0 to 255. */
export function formatHex(channels: Triple): string {
  const digits = channels.map((value) =>
    Math.round(clamp(value, 0, 255))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A channel of sRGB (0 to 255) as light (0 to 1). */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(light: number): number {
  const value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return value * 255;
}

/** From `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const bb = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  const lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** To `#rrggbb`; chroma that a screen cannot show is reduced, lightness and hue stay. */
export function hexOfOklch(colour: Oklch): string {
  const l = clamp(colour.l, 0, 1);
  for (let chroma = colour.c; chroma > 0.001; chroma *= 0.94) {
    const channels = toRgb({ ...colour, l, c: chroma });
    if (channels.every((value) => value >= -0.5 && value <= 255.5)) return formatHex(channels);
  }
  return formatHex(toRgb({ l, c: 0, h: 0 }));
}

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    gamma(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
    gamma(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
    gamma(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short),
  ];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
