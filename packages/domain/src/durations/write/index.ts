/** Durations in words, in every language. */
export { type WrittenUnit, writeTimeUnit } from './write-time-unit.ts';
