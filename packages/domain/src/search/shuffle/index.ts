/** Random orders that are the same whenever the seed is. */
export { seededPermutation } from './seeded-permutation.ts';
