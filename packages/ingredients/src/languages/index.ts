/** Ingredient lines in languages other than English, by rules with the words of each language. */
export { type Confidence } from './confidence.ts';
export { guessLanguage, type GuessedLanguage } from './guess/guess-language.ts';
export { readLanguages, type ReadLanguage, type ReadUnitId } from './language.ts';
export { readLineIn, type ReadLineParts } from './read-line.ts';
export { type SizedFood, sizedFood } from './amounts/sized-food.ts';
