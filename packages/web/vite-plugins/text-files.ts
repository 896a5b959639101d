/**
 * The areas of texts that travel in one file, by what opens together. A file for each area would be thousands of small
 * ones, and pages would wait for several; one for all would make every first page wait for the administration.
 */
const areasOfFiles = {
  start: [
    'cookbooks',
    'dates',
    'explore',
    'meal-plans',
    'ratings',
    'sessions',
    'shelf',
    'shell',
    'starters',
    'ui',
  ],
  finding: [
    'filter-builder',
    'finder',
    'language',
    'organizers',
    'palette',
    'search',
    'selecting',
    'shortcuts',
  ],
  recipe: [
    'comments',
    'computed-nutrition',
    'cooking',
    'printing',
    'recipe-actions',
    'recipe-assets',
    'recipes',
    'scaling',
    'timeline',
    'timers',
  ],
  plan: ['plan-variety', 'planner'],
  lists: ['shopping-lists', 'stores'],
  editor: ['cropping', 'editor', 'ingredient-parser', 'ingredient-reading'],
  create: ['imports', 'incoming', 'reports'],
  settings: [
    'api-tokens',
    'device',
    'invitations',
    'notifiers',
    'own-meals',
    'places',
    'profile',
    'security',
    'settings',
    'users',
    'webhooks',
  ],
} as const;

/** The file of an area that none of the above names: what few people open. */
const rest = 'rest';

/** The file that each area is in; areas that are not named are in `rest`. */
export const fileOfArea: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(areasOfFiles).flatMap(([file, areas]) => areas.map((area) => [area, file])),
);

/** The file of an area. */
export function findTextFile(area: string): string {
  return fileOfArea[area] ?? rest;
}

/** The files of some areas, each once. */
export function findTextFiles(areas: readonly string[]): readonly string[] {
  return [...new Set(areas.map(findTextFile))];
}
