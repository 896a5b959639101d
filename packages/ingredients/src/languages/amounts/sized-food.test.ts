import { describe, expect, it } from 'vitest';
import type { ReadLanguage } from '../language.ts';
import { sizedFood } from './sized-food.ts';

describe('foods with words for their size', () => {
  it.each<[ReadLanguage, string, string | undefined]>([
    ['de', 'mittelgroße Zwiebeln', 'Zwiebeln | mittelgroße'],
    ['es', 'cebolla mediana', 'cebolla | mediana'],
    ['it', 'uova medie', 'uova | medie'],
    ['fr', 'belles pommes de terre à chair ferme', 'pommes de terre à chair ferme | belles'],
    ['pt', 'cebola grande', 'cebola | grande'],
    ['pl', 'duża cebula', 'cebula | duża'],
    ['ru', 'луковица среднего размера', 'луковица | среднего размера'],
    ['sv', 'stor gul lök', 'gul lök | stor'],
    ['nl', 'grote zoete aardappel', 'zoete aardappel | grote'],
    ['de', 'Zwiebeln', undefined],
    ['de', 'große', undefined],
    ['fr', 'petits pois', undefined],
    ['ja', '中玉ねぎ', undefined],
  ])('in %s, %j', (language, food, expected) => {
    const found = sizedFood(language, food);
    expect(found && `${found.food} | ${found.size}`).toBe(expected);
  });
});
