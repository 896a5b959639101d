/** By how much − and + change an item of a shopping list. */
export { type SteppedItem, stepAmount } from './amount-steps.ts';
