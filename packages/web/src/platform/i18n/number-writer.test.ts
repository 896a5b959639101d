import { localeValues } from '@hearth/contract/kernel/locales';
import { nestTexts } from '@hearth/domain/text/catalogues';
import { formatTag, type LocaleValue } from '@hearth/domain/text/locales';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { readShownArea } from '../../../../locales/read-texts.ts';
import { interpolation, numberWriter } from './number-writer.ts';

const catalogue = (locale: LocaleValue, area: string) => nestTexts(readShownArea(locale, area));

async function textsIn(lng: LocaleValue, formats: string) {
  const i18n = createInstance();
  const numbers = new Intl.NumberFormat(formats);
  const areas = { data: catalogue(lng, 'data'), 'meal-plans': catalogue(lng, 'meal-plans') };
  await i18n
    .use(numberWriter((value) => numbers.format(value)))
    .init({ lng, resources: { [lng]: areas }, interpolation });
  return i18n.t;
}

describe('numbers in texts', () => {
  it.each(localeValues)('are written as in %s', async (value) => {
    const formats = formatTag(value);
    const t = await textsIn(value, formats);
    const number = new Intl.NumberFormat(formats).format(15_040);
    expect(t('data:count', { count: 15_040 })).toContain(number);
    expect(t('data:delete.title.recipes', { count: 15_040 })).toContain(number);
    expect(t('data:countOf', { count: 2, all: 15_040 })).toContain(number);
  });

  it('still choose the form of the word', async () => {
    const t = await textsIn('en-US', 'en-US');
    expect(t('data:count', { count: 1 })).toBe('1 entry');
    expect(t('data:count', { count: 0 })).toBe('0 entries');
  });

  it('leave texts unchanged', async () => {
    const t = await textsIn('en-US', 'en-US');
    expect(t('meal-plans:add.title', { name: '<Soup> & bread 2026' })).toBe('Plan “<Soup> & bread 2026”');
  });
});
