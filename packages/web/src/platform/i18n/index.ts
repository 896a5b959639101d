/** Languages, texts, numbers and dates. */
export { activeLocale } from './active-locale.ts';
export { dayText, endOfDay } from './calendar-day.ts';
export { changeLocale } from './change-locale.ts';
export { capitalize, formats, weekdayNames } from './formats.ts';
export { lazyAddition, lazyWithTexts } from './lazy-with-texts.ts';
export { findLocalPaper } from './local-paper.ts';
export { loadTexts, startI18n } from './start-i18n.ts';
