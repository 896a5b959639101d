/**
 * How likely two samples that were drawn alike differ by as much as these do (Mann-Whitney U test, two-sided, by the
 * normal approximation with the correction for ties): from 0, surely different, to 1. For samples of 20 or more.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const { rankSum, tieSum } = computeRanks(one, other);
  const [n, m] = [one.length, other.length];
  const total = n + m;
  const u = rankSum - (n * (n + 1)) / 2;
  const mean = (n * m) / 2;
  const variance = ((n * m) / 12) * (total + 1 - tieSum / (total * (total - 1)));
  if (variance <= 0) return 1;
  // Half a rank is taken off, since ranks move in steps and the normal curve does not.
  const z = Math.max(0, Math.abs(u - mean) - 0.5) / Math.sqrt(variance);
  return upperTail(z) * 2;
}

/** The sum of the first sample's ranks among all values, and what ties take from the variance. */
function computeRanks(one: readonly number[], other: readonly number[]): { rankSum: number; tieSum: number } {
  const sorted = [
    ...one.map((value) => ({ value, isFirst: true })),
    ...other.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  let tieSum = 0;
  for (let start = 0; start < sorted.length;) {
    const value = sorted[start]?.value;
    const tied = sorted.slice(start).findIndex((entry) => entry.value !== value);
    const count = tied === -1 ? sorted.length - start : tied;
    const rank = start + (count + 1) / 2;
    rankSum += rank * sorted.slice(start, start + count).filter(({ isFirst }) => isFirst).length;
    tieSum += count ** 3 - count;
    start += count;
  }
  return { rankSum, tieSum };
}

/** The share of the normal curve above z >= 0 (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
