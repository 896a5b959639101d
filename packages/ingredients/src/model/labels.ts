/** What a token of an ingredient line is, in the order in which the model numbers them. */
export const labelNames = ['QTY', 'UNIT', 'SIZE', 'NAME', 'PREP', 'COMMENT', 'PURPOSE', 'PUNC'] as const;

/**
 * Amount, unit, size (`large`), name of the food, preparation (`chopped`), other remarks, what it is for (`to serve`),
 * punctuation.
 */
export type Label = (typeof labelNames)[number];
