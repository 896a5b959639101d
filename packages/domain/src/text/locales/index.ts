/** The languages of the product: which one a reader gets, and how it is written. */
export {
  type LocaleValue,
  baseLocale,
  chooseLocale,
  findLocale,
  formatTag,
  isRightToLeft,
} from './locales.ts';
