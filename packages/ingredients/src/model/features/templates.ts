/** The templates of features, by name: what of a token, its neighbours, its clause or its line they look at. */
const names = [
  'word',
  'number',
  'stem',
  'shape',
  'end3',
  'end2',
  'start3',
  'part',
  'where',
  'place',
  'head',
  'end',
  'participle',
  'since',
  'link',
  'w-1',
  'w-2',
  'w-3',
  'w+1',
  'w+2',
  'w+3',
  'stem-1',
  'stem-2',
  'stem+1',
  'stem+2',
  'end-1',
  'end+1',
  'w-1,0',
  'w0,+1',
  'stem0,+1',
  'stem-1,0',
  'w-2,-1',
  'w+1,+2',
  'w-1,+1',
  'w-2..0',
  'w0..+2',
  'shape-1,0',
  'shape0,+1',
  'sign-lengths',
  'sign-head',
  'sign-around',
  'far-link',
  'length',
  'lengths',
  'to-end',
  'clause-1',
  'clause-1-end',
  'clause+1',
  'list',
  'conjunction',
  'participles',
  'repeated',
  'numbers',
  'line-end',
  'clauses',
] as const;

/** The name of a template. */
export type TemplateName = (typeof names)[number];

/** The templates by their numbers. */
export const templates: readonly TemplateName[] = names;

/** The number of each template. */
export const template = Object.fromEntries(names.map((name, number) => [name, number])) as Readonly<
  Record<TemplateName, number>
>;
