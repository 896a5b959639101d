/** What others change in the household, as it happens. */
export type { Heard } from './live-stream.ts';
export { useLive } from './use-live.ts';
