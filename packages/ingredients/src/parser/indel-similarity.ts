/** Signs of a text that fit into the bits of a number. */
const maxBits = 32;
/** Names are compared in ASCII; texts with other signs take the long way. */
const highestSign = 127;

/**
 * How like another text is to `wanted`, from 0 to 1: twice their longest common subsequence by the length of both,
 * which is what remains when signs may only be put in and taken out. Answers 0 as soon as `least` is out of reach.
 */
export function indelSimilarityTo(wanted: string): (other: string, least?: number) => number {
  const commonLength = wanted.length > maxBits || hasOther(wanted) ? stepwise(wanted) : bitwise(wanted);
  return (other, least = 0) => {
    const total = wanted.length + other.length;
    if (total === 0) return 1;
    if ((2 * Math.min(wanted.length, other.length)) / total < least) return 0;
    return (2 * commonLength(other)) / total;
  };
}

function hasOther(text: string): boolean {
  return [...text].some((sign) => (sign.codePointAt(0) ?? 0) > highestSign);
}

/** The length of the longest common subsequence, one addition per character: each bit is a character of `wanted`. */
function bitwise(wanted: string): (other: string) => number {
  const places = new Uint32Array(highestSign + 1);
  for (let at = 0; at < wanted.length; at += 1) {
    const sign = wanted.charCodeAt(at);
    places[sign] = (places[sign] ?? 0) | (1 << at);
  }
  const inUse = wanted.length === maxBits ? 2 ** maxBits - 1 : 2 ** wanted.length - 1;
  return (other) => {
    let open = inUse;
    for (let at = 0; at < other.length; at += 1) {
      const met = (open & (places[other.charCodeAt(at)] ?? 0)) >>> 0;
      open = ((open + met) | (open - met)) >>> 0;
    }
    return wanted.length - countOfBits((open & inUse) >>> 0);
  };
}

/** How many of the 32 bits are set. */
export function countOfBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The same for texts that are too long for bits. */
function stepwise(wanted: string): (other: string) => number {
  return (other) => {
    const row = new Uint16Array(other.length + 1);
    for (let i = 0; i < wanted.length; i += 1) {
      let diagonal = 0;
      for (let j = 1; j <= other.length; j += 1) {
        const above = row[j] ?? 0;
        const isSame = wanted.charCodeAt(i) === other.charCodeAt(j - 1);
        row[j] = isSame ? diagonal + 1 : Math.max(above, row[j - 1] ?? 0);
        diagonal = above;
      }
    }
    return row[other.length] ?? 0;
  };
}
