/** Reading ingredient lines: amount, unit, food and note, with the group's foods and units. */
export { labelModel } from './label-model.ts';
export { readNlpLines } from './nlp-lines.ts';
export { parserRoutes } from './parser.routes.ts';
export { readIngredients, type TitledLine } from './read-ingredients.service.ts';
