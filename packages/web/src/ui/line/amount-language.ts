import type { UnitLanguage } from '@hearth/domain/measures/units';
import { activeLocale } from '../../platform/i18n/index.ts';

const languages: readonly UnitLanguage[] = ['en', 'de', 'ar'];

/** The language in which amounts name their units to this reader. */
export const amountLanguage = languages.find((one) => activeLocale.value.startsWith(one)) ?? 'en';
