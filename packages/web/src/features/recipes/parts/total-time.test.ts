// @vitest-environment happy-dom
import { computeTotalMinutes, type RecipeTimes } from '@hearth/domain/durations/parse';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render.tsx';
import { addUpTimes } from './total-time-text.ts';
import { getFact, useTotalTime } from './total-time.ts';

const locale = vi.hoisted(() => ({ formats: 'en-US' }));
vi.mock('../../../platform/i18n/active-locale.ts', () => ({ activeLocale: locale }));
vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

const untold: RecipeTimes = { totalTime: null, prepTime: '15 min', performTime: '1 h', cookTime: null };

describe('preparing and cooking together', () => {
  it.each(['en-US', 'de-DE', 'ar-SA', 'ar-EG', 'fr-FR'])(
    'is a time of %s that is found as it is meant',
    (language) => {
      locale.formats = language;
      for (const [performTime, minutes] of [
        ['1 h', 75],
        ['45 min', 60],
        ['30 h', 1815],
      ] as const) {
        const totalTime = addUpTimes({ ...untold, performTime });
        expect(computeTotalMinutes({ ...untold, totalTime })).toBe(minutes);
      }
      locale.formats = 'en-US';
    },
  );

  it('is nothing where it is not clear, or no time at all', () => {
    expect(addUpTimes({ ...untold, prepTime: 'a while' })).toBeNull();
    expect(addUpTimes({ ...untold, prepTime: 'none', performTime: 'none' })).toBeNull();
  });

  it('is the total time of a recipe that says none', async () => {
    const show = async (times: RecipeTimes) => {
      const shown = await renderHook(() => useTotalTime(times));
      await vi.waitFor(() => expect(shown.current).not.toBeNull());
      return shown.current;
    };
    expect(await show(untold)).toBe('1 hr 15 min');
    expect(await show({ ...untold, performTime: '', cookTime: '5 min' })).toBe('20 min');
    expect(await show({ ...untold, totalTime: 'overnight' })).toBe('overnight');
    expect((await renderHook(() => useTotalTime({ ...untold, prepTime: '' }))).current).toBeNull();
  });
});

it('the cook time is that of the field that has it', () => {
  const recipe = { ...untold, performTime: ' ', cookTime: '20 min' };
  expect(getFact(recipe, 'performTime', null)).toBe('20 min');
  expect(getFact(untold, 'performTime', null)).toBe('1 h');
  expect(getFact(untold, 'prepTime', null)).toBe('15 min');
  expect(getFact(untold, 'totalTime', '75 min')).toBe('75 min');
});
