import { expect, it } from 'vitest';
import { presetCondition, presets } from './rule-presets.ts';

it('starting points are one condition each, complete unless a tag has to be chosen', () => {
  expect(presets.map((preset) => presetCondition(preset, 'home'))).toEqual([
    { field: 'totalTime', operator: '<=', value: '30' },
    { field: 'rating', operator: '>=', value: '4' },
    { field: 'tags', operator: 'IN', value: [] },
    { field: 'households', operator: 'IN', value: ['home'] },
  ]);
});
