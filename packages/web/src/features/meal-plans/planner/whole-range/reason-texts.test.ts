// @vitest-environment happy-dom
import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import texts from '@hearth/locales/en-US/plan-variety.json' with { type: 'json' };
import { describeFrequency } from '../rules/frequency-texts.ts';
import { explainDay, explainMissed, joinDays, nameMissed } from './reason-texts.ts';

vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

let t: TFunction<'plan-variety'>;
beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'en-US',
    ns: ['plan-variety'],
    defaultNS: 'plan-variety',
    interpolation: { escapeValue: false },
    resources: { 'en-US': { 'plan-variety': texts } },
  });
  t = i18n.getFixedT(null, 'plan-variety');
});

describe('what is said of a kind of recipes', () => {
  const kind = { name: 'Fish', atLeast: null, atMost: null, restDays: null };
  it.each([
    [{}, ''],
    [{ atLeast: 1 }, 'Fish: at least once a week'],
    [{ atLeast: 2, atMost: 3 }, 'Fish: at least 2 times a week, at most 3 times a week'],
    [{ atMost: 0 }, 'Fish: never'],
    [{ atMost: 1, restDays: 2 }, 'Fish: at most once a week, not again within 2 days'],
  ])('%j is a sentence', (said, sentence) => {
    expect(describeFrequency(t, { ...kind, ...said })).toBe(sentence);
  });
});

describe('the reasons of a filling in words', () => {
  const day = { date: '2026-03-05', entryType: 'dinner' as const };
  const meant = { frequencyId: null, name: 'Pasta', limit: 2 };
  it('a day without obstacles has no recipe that matches', () => {
    expect(explainDay(t, { ...day, obstacles: [] })).toEqual(['No recipe matches the rules for this day.']);
  });

  it('each obstacle is a sentence', () => {
    const obstacles = (['repeat', 'maximum', 'rest', 'otherMeal'] as const).map((code, at) => ({
      ...meant,
      code,
      recipes: at + 1,
    }));
    expect(explainDay(t, { ...day, obstacles })).toEqual([
      '1 recipe that matches is planned within 2 days.',
      '2 recipes would each be one too many of “Pasta” this week (at most 2).',
      '3 recipes come too soon: “Pasta” is planned within 2 days.',
      '4 recipes were planned for other meals only.',
    ]);
  });

  it('days with the same reasons are told together', () => {
    const other = {
      ...day,
      date: '2026-03-06',
      obstacles: [{ ...meant, code: 'repeat' as const, recipes: 1 }],
    };
    const empty = [{ ...day, obstacles: [] }, other, { ...day, date: '2026-03-07', obstacles: [] }];
    expect(joinDays(t, empty).map(({ dates }) => dates)).toEqual([
      ['2026-03-05', '2026-03-07'],
      ['2026-03-06'],
    ]);
  });

  it('a missed minimum names its week and what kept it out', () => {
    const codes = ['noRecipe', 'noSlot', 'repeat', 'maximum', 'rest', 'minimum'] as const;
    const missed = {
      frequencyId: '',
      name: 'Fish',
      week: '2026-03-02',
      planned: 0,
      atLeast: 1,
      obstacles: codes.map((code) => ({ ...meant, code })),
    };
    expect(nameMissed(t, missed)).toMatch(/^Fish: 0 of 1 in the week of Mar 2$/);
    const sentences = explainMissed(t, missed);
    expect(new Set(sentences).size).toBe(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/);
  });
});
