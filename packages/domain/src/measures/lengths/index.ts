/** Units of length, for `convert` of the units: the sizes of tins, pans and pieces of dough. */
export { lengths, type LengthId } from './length-table.ts';
