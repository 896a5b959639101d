/** Live changes in the household. */
export type { LiveEvent } from './live-stream.ts';
export { useLive } from './use-live.ts';
