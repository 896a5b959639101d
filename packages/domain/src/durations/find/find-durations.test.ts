import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDurations } from './index.ts';

/** The found durations: `text=seconds`, of ranges `text=seconds–seconds`. */
function found(text: string): string[] {
  return findDurations(text).map(
    ({ start, end, seconds, upTo }) =>
      `${text.slice(start, end)}=${seconds}${upTo === null ? '' : `–${upTo}`}`,
  );
}

describe('findDurations', () => {
  it.each([
    ['Bake for 20 to 25 minutes.', '20 to 25 minutes=1200–1500'],
    ['Bake for 20-25 minutes', '20-25 minutes=1200–1500'],
    ['Bake for 20–25 min.', '20–25 min=1200–1500'],
    ['Cook 1 1/2 hours.', '1 1/2 hours=5400'],
    ['Cook 1½ hours', '1½ hours=5400'],
    ['Cook 1.5 hours', '1.5 hours=5400'],
    ['45 Min. backen', '45 Min.=2700'],
    ['etwa 45 Minuten backen', '45 Minuten=2700'],
    ['eine halbe Stunde ruhen lassen', 'eine halbe Stunde=1800'],
    ['eine Viertelstunde', 'eine Viertelstunde=900'],
    ['anderthalb Stunden', 'anderthalb Stunden=5400'],
    ['zwei Stunden kühlen', 'zwei Stunden=7200'],
    ['1 h 30 bei 180 °C', '1 h 30=5400'],
    ['1h30', '1h30=5400'],
    ['1 Std. 30 Min. garen', '1 Std. 30 Min.=5400'],
    ['1 hour and 15 minutes', '1 hour and 15 minutes=4500'],
    ['1 hour, 15 minutes', '1 hour, 15 minutes=4500'],
    ['1 hour 10 to 15 minutes', '1 hour 10 to 15 minutes=4200–4500'],
    ['an hour and a half', 'an hour and a half=5400'],
    ['for half an hour', 'half an hour=1800'],
    ['a quarter of an hour', 'a quarter of an hour=900'],
    ['an hour', 'an hour=3600'],
    ['ten minutes', 'ten minutes=600'],
    ['a 30-minute rest', '30-minute=1800'],
    ['a 10-minute simmer, then serve', '10-minute=600'],
    ['Give it a 1-hour chill.', '1-hour=3600'],
    ['Set a 5-minute timer', '5-minute=300'],
    ['Let rest 20-30 minutes', '20-30 minutes=1200–1800'],
    ['saute 2 more minutes', '2 more minutes=120'],
    ['2 to 3 more minutes', '2 to 3 more minutes=120–180'],
    ['bake 5 additional minutes', '5 additional minutes=300'],
    ['noch 5 weitere Minuten', '5 weitere Minuten=300'],
    ['cook another 5 minutes', '5 minutes=300'],
    ['knead 10 full minutes', '10 full minutes=600'],
    ['Boil 6 minutes; eggs next', '6 minutes=360'],
    ['30 seconds', '30 seconds=30'],
    ['30 s', '30 s=30'],
    ['between 20 and 25 minutes', '20 and 25 minutes=1200–1500'],
    ['cuire 20 minutes', '20 minutes=1200'],
    ['cocer 2 horas', '2 horas=7200'],
    ['15 минут', '15 минут=900'],
    ['5分 煮る', '5分=300'],
    ['中火で5分煮る', '5分=300'],
    ['弱火で10〜15分ほど煮る。', '10〜15分=600–900'],
    ['ふたをして15分間煮る', '15分間=900'],
    ['1時間30分焼く', '1時間30分=5400'],
    ['冷蔵庫で1時間半休ませる', '1時間半=5400'],
    ['30秒熱する', '30秒=30'],
    ['15分の休憩', '15分=900'],
    ['約30秒加熱する', '30秒=30'],
    ['转小火煮15分钟，收汁', '15分钟=900'],
    ['煮 10 至 15 分鐘', '10 至 15 分鐘=600–900'],
    ['腌2个小时', '2个小时=7200'],
    ['약불에서 15분 동안 끓여요', '15분=900'],
    ['10~15분간 구워요', '10~15분=600–900'],
    ['1시간 30분쯤 재워요', '1시간 30분=5400'],
    ['1시간 반 동안 끓여요', '1시간 반=5400'],
    ['센불에서30초 볶아요', '30초=30'],
    ['Fierbe 20 de minute.', '20 de minute=1200'],
    ['timp de 20-25 de minute', '20-25 de minute=1200–1500'],
    ['Fry 3 minutes per side', '3 minutes=180'],
  ])('%j has %j', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('finds several, each by itself', () => {
    expect(found('Fry for 5 minutes, then bake for 1 hour. Rest 10 min.')).toEqual([
      '5 minutes=300',
      '1 hour=3600',
      '10 min=600',
    ]);
    expect(found('10 minutes on one side and 5 minutes on the other')).toEqual([
      '10 minutes=600',
      '5 minutes=300',
    ]);
  });

  it.each([
    'Preheat to 180 °C',
    'the second minute',
    'about ten 1-second pulses',
    'ten 1 second pulses',
    'Microwave in 30-second bursts',
    'in 15 second short bursts',
    'in 10-minute increments',
    'a 30-minute meal',
    '水を3分の1加える',
    '生クリームを8分立てにする',
    '牛排8分熟',
    '4인분',
    '물을 3분의 1 넣어요',
    '5분도미',
    '午後10時から',
    'two 30-minute meals',
    '6-minute eggs',
    '2 more eggs',
    '3 more minutely',
    'add 2 cups and 3 eggs',
    '3 days',
    'over 2 weeks',
    '5 m of twine',
    'repeat 3 time',
    '30 minutely',
    'hour',
    'a hint of salt',
    'Pipe an S onto the tray',
    'one s, two s',
    'ein Hauch',
    '48 hours',
    '0 minutes',
    '20 g sugar',
    '',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds a duration that was put into a text, at its place', () => {
    const units = fc.constantFrom(
      ['minutes', 60],
      ['Minuten', 60],
      ['hours', 3600],
      ['Std.', 3600],
      ['sec', 1],
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        units as fc.Arbitrary<[string, number]>,
        fc.constantFrom('Bake for ', 'Dann ', ''),
        fc.constantFrom(' and serve', ', dann', ''),
        (count, [unit, size], before, after) => {
          const text = `${before}${count} ${unit}${after}`;
          const [one] = findDurations(text);
          expect(one?.start).toBe(before.length);
          expect(one?.seconds).toBe(count * size);
          expect(text.slice(one?.start, one?.end).replace(/\.$/, '')).toBe(
            `${count} ${unit}`.replace(/\.$/, ''),
          );
        },
      ),
    );
  });

  it('points at exact places of any text, in order, and never fails', () => {
    const likely = fc
      .array(
        fc.constantFrom(
          '1',
          '30',
          ' ',
          'h',
          'min',
          '.',
          'to',
          '-',
          'and',
          'hour',
          'half',
          'an',
          '½',
          'eine',
          'Std',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'grapheme' })), (text) => {
        let from = 0;
        for (const { start, end, seconds, upTo } of findDurations(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          expect(seconds).toBeGreaterThan(0);
          expect(upTo === null || Number.isFinite(upTo)).toBe(true);
          from = end;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('takes no time over a long text of numbers', () => {
    const started = performance.now();
    findDurations('1 '.repeat(20_000));
    findDurations(`${'1/2 '.repeat(10_000)}x`);
    findDurations('9'.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
