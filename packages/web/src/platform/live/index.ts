/** Live changes in the household. */
export type { Heard } from './live-stream.ts';
export { useLive } from './use-live.ts';
