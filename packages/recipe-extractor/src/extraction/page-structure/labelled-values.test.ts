import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const soup =
  '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul><h2>Method</h2><ol><li>Cut the leeks.</li><li>Boil them.</li></ol>';

/** Total, preparation and cooking minutes and the yield of a page that shows this above its recipe. */
function extractFacts(body: string): unknown[] {
  const recipe = extractRecipe(`<h1>Soup</h1>${body}${soup}`, null);
  return [recipe?.totalTime?.minutes, recipe?.prepTime?.minutes, recipe?.cookTime?.minutes, recipe?.yields];
}

describe('times and yields', () => {
  it.each([
    [
      'in one line',
      '<p>Serves 2 | Total time: 15 minutes | Vegan</p>',
      [15, undefined, undefined, '2 servings'],
    ],
    [
      'in a row below the row of their labels',
      '<table><tr><th>Prep time</th><th>Cook time</th><th>Yields</th></tr><tr><td>15 minutes</td><td>5 minutes</td><td>4 servings</td></tr></table>',
      [20, 15, 5, '4 servings'],
    ],
    [
      'in Arabic',
      '<p>وقت التحضير: 15 دقيقة</p><p>وقت الطهي: 30 دقيقة</p><p>عدد الحصص: 4</p>',
      [45, 15, 30, '4 servings'],
    ],
    ['in Korean', '<p>준비 시간: 10분</p><p>조리 시간: 1시간</p><p>4인분</p>', [60, 10, undefined, '4 인분']],
    ['in Vietnamese', '<p>Chuẩn bị: 10 phút</p><p>Thời gian nấu: 20 phút</p>', [30, 10, 20, undefined]],
    [
      'in Croatian',
      '<p>Vrijeme pripreme: 10 minuta</p><p>Vrijeme kuhanja: 1 sat</p><p>Broj osoba: 4</p>',
      [70, 10, 60, '4 servings'],
    ],
    [
      'in one line, by dots',
      '<p>45 minutes · Prep: 20 minutes · Serves 8</p>',
      [20, 20, undefined, '8 servings'],
    ],
    [
      'one after the other',
      '<p>Prep Time: 5 minutes Cook Time: 15 minutes Total Time: 20 minutes</p>',
      [20, 5, 15, undefined],
    ],
    [
      'cut into lines',
      '<div>Prep time</div><div>15</div><div>minutes</div><div>Cooking time</div><div>1</div><div>hour</div><div>30</div><div>minutes</div><div>Servings</div><div>6</div><div>Calories</div>',
      [105, 15, 90, '6 servings'],
    ],
    [
      'without labels, side by side',
      '<div>4 Personen</div><div>60 min</div>',
      [60, undefined, undefined, '4 servings'],
    ],
    ['of pieces', '<p>10 pieces — 20 minutes</p>', [20, undefined, undefined, '10 pieces']],
  ])('are read %s', (_, body, expected) => {
    expect(extractFacts(body).map((fact) => fact ?? undefined)).toEqual(expected);
  });

  it.each([
    ['a filter of a search', '<div>Time</div><div>15 min</div><div>30 min</div><div>45 min</div>'],
    ['a duration that stands alone', '<div>News</div><div>20 min</div><div>ago</div>'],
  ])('are not %s', (_, body) => {
    expect(extractFacts(body)[0] ?? null).toBeNull();
  });
});
