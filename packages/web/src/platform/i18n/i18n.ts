import { createInstance } from 'i18next';

/** The texts of the page's language; outside components use `i18n.t`, inside `useTranslation`. */
export const i18n = createInstance();
