/** What a column of a table can hold, in the order in which people are asked. */
export const csvFields = [
  'name',
  'ingredients',
  'steps',
  'description',
  'yield',
  'prepTime',
  'performTime',
  'totalTime',
  'categories',
  'tags',
  'notes',
  'rating',
  'orgURL',
  'dateAdded',
  'picture',
] as const;
export type CsvField = (typeof csvFields)[number];
