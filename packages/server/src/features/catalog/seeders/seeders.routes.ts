import { operations, type SeedKind } from '@hearth/contract';
import { hasSeedList, chooseSeedLocale } from '@hearth/domain/catalog/seed-locales';
import type { Routes } from '../../../platform/http/routes.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LabelListener } from '../labels/index.ts';
import { seed } from './seeders.service.ts';

/** Lists of foods, units and labels that a group can begin with. */
export function seederRoutes(
  routes: Routes,
  platform: Platform,
  listener: Pick<LabelListener, 'labelsAdded'>,
): void {
  const kinds = [
    [operations.seedFoods, 'foods'],
    [operations.seedUnits, 'units'],
    [operations.seedLabels, 'labels'],
  ] as const;
  for (const [operation, kind] of kinds) {
    routes.member(operation, async ({ scope, body, locale }) => {
      await seed(platform, scope, { kind, locale: body.locale }, listener);
      return { message: buildMessage(kind, body.locale, locale), error: false };
    });
  }
}

/** What the caller is told: whose list was taken, where the language that was asked for has none. */
function buildMessage(kind: SeedKind, wanted: string, reader: Locale): string {
  if (hasSeedList(kind, wanted)) return 'Seeding Successful';
  const language = new Intl.DisplayNames([reader], { type: 'language' }).of(chooseSeedLocale(kind, wanted));
  return fillIn(getTexts(reader).seededInOther, { language: language ?? '' });
}
