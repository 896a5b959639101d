/** Starting points of a rule; their names are the texts `rules.preset.<name>`. */
export const presets = ['quick', 'rated', 'tag', 'household'] as const;
export type Preset = (typeof presets)[number];

/** The condition of a starting point; without a value it waits for one. */
export interface PresetCondition {
  readonly field: 'totalTime' | 'rating' | 'tags' | 'households';
  readonly operator: '<=' | '>=' | 'IN';
  readonly value: string | readonly string[];
}

const quickMinutes = '30';
const highRating = '4';

/** The condition that a starting point puts in the place of all others. */
export function presetCondition(preset: Preset, householdId: string): PresetCondition {
  switch (preset) {
    case 'quick':
      return { field: 'totalTime', operator: '<=', value: quickMinutes };
    case 'rated':
      return { field: 'rating', operator: '>=', value: highRating };
    case 'tag':
      return { field: 'tags', operator: 'IN', value: [] };
    case 'household':
      return { field: 'households', operator: 'IN', value: [householdId] };
  }
}
