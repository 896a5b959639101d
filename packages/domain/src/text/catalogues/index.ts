/** Catalogues of texts: their keys, their plurals, and how one language stands in for the gaps of another. */
export { type Catalogue, flattenCatalogue, nestTexts, textStem } from './catalogue.ts';
export { completeTexts, countTranslated } from './complete-texts.ts';
export { neededForms, pluralForms } from './plural-forms.ts';
