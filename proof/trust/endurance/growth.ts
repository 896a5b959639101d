import { percentile } from '../percentiles.ts';
import type { Usage } from './usage.ts';

const allowed = { residentMbPerHour: 1, descriptors: 5, walMb: 64 };
/** In a shorter run the memory of the first requests is still most of what grows. */
const judgedFromHours = 4;

/** By how much a series grows in an hour: the slope of the line with the least squares through it. */
export function slopePerHour(series: readonly { readonly hours: number; readonly value: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hours, values] = [mean(series.map((one) => one.hours)), mean(series.map(({ value }) => value))];
  const covariance = mean(series.map((one) => (one.hours - hours) * (one.value - values)));
  const variance = mean(series.map((one) => (one.hours - hours) ** 2));
  return variance === 0 ? 0 : covariance / variance;
}

/** The last three quarters of a run: before that the caches fill. */
export function settled(usages: readonly Usage[]): readonly Usage[] {
  return usages.slice(Math.floor(usages.length / 4));
}

/**
 * What grew without end in a run, in words.
 * @param usages in the order of their time, while the load was on
 * @param atRest what was held once the load had ended
 */
export function findGrowth(usages: readonly Usage[], atRest: Usage): string[] {
  const faults: string[] = [];
  const ran = (usages.at(-1)?.hours ?? 0) - (usages[0]?.hours ?? 0);
  const resident = slopePerHour(settled(usages).map(({ hours, residentMb: value }) => ({ hours, value })));
  if (ran >= judgedFromHours && resident > allowed.residentMbPerHour)
    faults.push(`memory grows by ${resident.toFixed(2)} MB an hour`);
  for (const kind of ['files', 'sockets'] as const) {
    const grown = computeGrowth(usages.map((usage) => usage[kind]));
    if (grown > allowed.descriptors) faults.push(`${grown} more ${kind} are open at the end`);
  }
  const wal = Math.max(...usages.map(({ walMb }) => walMb));
  if (wal > allowed.walMb) faults.push(`the log of the database grew to ${wal.toFixed(0)} MB`);
  if (atRest.temporaryFiles > 0) faults.push(`${atRest.temporaryFiles} temporary files are left`);
  return faults;
}

/** How far the median of the last quarter lies above that of the second. */
function computeGrowth(values: readonly number[]): number {
  const quarter = Math.max(1, Math.floor(values.length / 4));
  const early = values.slice(quarter, 2 * quarter);
  const late = values.slice(-quarter);
  return percentile(late, 0.5) - percentile(early, 0.5);
}
