/** The languages of the product: which one a reader gets, and how it is written. */
export { chooseLocale, findLocale } from './choose-locale.ts';
export { baseLocale, formatTag, languageTag, type LocaleValue } from './locale-facts.ts';
