import type { Mutation } from '../mutation.ts';

const drawing = 'packages/domain/src/meal-plans/drawing';
const engine = [`${drawing}/fill-slots.test.ts`, `${drawing}/random-households.test.ts`];
const rules = 'packages/server/src/features/meal-plans/rules';
const variety = [`${rules}/variety.test.ts`];

/** How often recipes are planned, and how far apart. */
export const planRules: readonly Mutation[] = [
  {
    name: 'a week may have one more of a kind than it may',
    file: `${drawing}/board.ts`,
    find: 'this.countOf(kind, slot.week) >= atMost',
    replace: 'this.countOf(kind, slot.week) > atMost',
    tests: engine,
  },
  {
    name: 'a dish comes again on the last day of its rest',
    file: `${drawing}/facts.ts`,
    find: 'Math.abs(day - other) <= rest',
    replace: 'Math.abs(day - other) < rest',
    tests: engine,
  },
  {
    name: 'a dish of a plenty is taken from the only slot that it is for',
    file: `${drawing}/choices.ts`,
    find: 'isPlenty: restDays === null || choices.length === slots.length,',
    replace: 'isPlenty: restDays === null || choices.length > 0,',
    tests: engine,
  },
  {
    name: 'a minimum that one change would meet stays missed',
    file: `${drawing}/search.ts`,
    find: 'missing < this.#bound.missing ||',
    replace: 'missing > this.#bound.missing ||',
    tests: engine,
  },
  {
    name: 'a plan that has changed since the draw is not looked at again',
    file: `${rules}/draw-recipes.ts`,
    find: 'isSamePlan(planned, drawn.planned) ? drawn : drawFor(platform, drawn, planned)',
    replace: 'planned.length < 0 ? drawFor(platform, drawn, planned) : drawn',
    tests: variety,
  },
  {
    name: 'the week of every household begins on Sunday',
    file: `${rules}/variety.repository.ts`,
    find: 'row?.first_day_of_week ?? 0',
    replace: 'row === undefined ? 0 : 0',
    tests: variety,
  },
];
