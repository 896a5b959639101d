/** What no one carries home. */
export { isTapWater } from './is-tap-water.ts';
