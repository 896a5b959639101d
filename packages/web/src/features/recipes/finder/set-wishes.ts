import { type Preferences, preferenceDefaults } from '../../../platform/preferences/index.ts';

type Wishes = Preferences['finder'];

/** What of the wishes is set otherwise than usual, beside the foods that one has; `key` names its text. */
export interface SetWish {
  readonly key:
    | 'onlyNamed'
    | 'noStaples'
    | 'maxFoods'
    | 'tools'
    | 'noToolsOnHand'
    | 'maxTools'
    | 'conditions';
  readonly count: number;
  /** Puts back what is usual. */
  readonly undone: Partial<Wishes>;
}

/** The wishes that differ from the usual ones, in the order of their fields. */
export function findSetWishes(wishes: Wishes): readonly SetWish[] {
  const usual: Wishes = preferenceDefaults.finder;
  const all: readonly (SetWish & { readonly isSet: boolean })[] = [
    {
      key: 'onlyNamed',
      count: 0,
      isSet: !wishes.includeFoodsOnHand,
      undone: { includeFoodsOnHand: usual.includeFoodsOnHand },
    },
    {
      key: 'noStaples',
      count: 0,
      isSet: !wishes.includeStaples,
      undone: { includeStaples: usual.includeStaples },
    },
    {
      key: 'maxFoods',
      count: wishes.maxMissingFoods,
      isSet: wishes.maxMissingFoods !== usual.maxMissingFoods,
      undone: { maxMissingFoods: usual.maxMissingFoods },
    },
    { key: 'tools', count: wishes.tools.length, isSet: wishes.tools.length > 0, undone: { tools: [] } },
    {
      key: 'noToolsOnHand',
      count: 0,
      isSet: !wishes.includeToolsOnHand,
      undone: { includeToolsOnHand: usual.includeToolsOnHand },
    },
    {
      key: 'maxTools',
      count: wishes.maxMissingTools,
      isSet: wishes.maxMissingTools !== usual.maxMissingTools,
      undone: { maxMissingTools: usual.maxMissingTools },
    },
    {
      key: 'conditions',
      count: wishes.conditions,
      isSet: wishes.conditions > 0,
      undone: { conditions: 0, queryFilter: '' },
    },
  ];
  return all.filter(({ isSet }) => isSet);
}
