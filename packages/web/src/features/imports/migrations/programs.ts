import type { MigrationProgram } from '@hearth/contract';

/** What recipes can come from: a program, or a table. */
export type ProgramKey = MigrationProgram | 'csv';

/** A choice whose name and way to export are the texts `program.<key>`. */
interface Guided {
  readonly key: Exclude<ProgramKey, NamedKey>;
  /** Extensions of the file that it exports; empty for any. */
  readonly accept: string;
  /** The file and what is in it, as a tree; names of files are the same in all languages. */
  readonly tree: readonly string[];
}

/** A program of whose export there is no more to say than its name. */
interface Named {
  readonly key: NamedKey;
  readonly name: string;
  readonly accept: string;
}

/** A program that people move from, and what it exports. */
export type Program = Guided | Named;

/** Programs by the names that they give themselves. */
const names = {
  anylist: 'AnyList',
  cookmate: 'COOKmate',
  crouton: 'Crouton',
  gourmet: 'Gourmet Recipe Manager',
  krecipes: 'Krecipes',
  mastercook: 'MasterCook',
  mealmaster: 'MealMaster',
  nowyourecooking: 'Now You’re Cooking!',
  openrecipeformat: 'Open Recipe Format',
  recettetek: 'RecetteTek',
  recipemd: 'RecipeMD',
  recipeml: 'RecipeML',
  rezkonv: 'RezKonv',
  saffron: 'Saffron',
} as const satisfies Partial<Record<ProgramKey, string>>;

type NamedKey = keyof typeof names;

const zip = '.zip,application/zip';

/** Most files need no choice. */
const anyFile: Program = { key: 'auto', accept: '', tree: [] };

/** In the order of their keys. */
const guided: readonly Guided[] = [
  {
    key: 'chowdown',
    accept: zip,
    tree: [
      'chowdown.zip',
      '└─ chowdown-gh-pages',
      '   ├─ _recipes',
      '   │  ├─ soup.md',
      '   │  └─ cake.md',
      '   └─ images',
      '      └─ soup.jpg',
    ],
  },
  {
    key: 'cooklang',
    accept: `${zip},.cook`,
    tree: ['recipes.zip', '├─ Soup.cook', '├─ Soup.jpg', '└─ Cakes', '   └─ Plum cake.cook'],
  },
  {
    key: 'copymethat',
    accept: zip,
    tree: ['copymethat.zip', '├─ recipes.html', '└─ images', '   ├─ soup_a1b2.jpg', '   └─ cake_c3d4.jpg'],
  },
  {
    key: 'hearth',
    accept: `${zip},.json,application/json`,
    tree: ['recipes-zip.zip', '├─ Soup.zip', '│  ├─ soup.json', '│  └─ original.webp', '└─ Plum cake.zip'],
  },
  {
    key: 'mealie_alpha',
    accept: zip,
    tree: [
      'backup.zip',
      '└─ recipes',
      '   └─ soup',
      '      ├─ soup.json',
      '      ├─ images',
      '      │  └─ original.webp',
      '      └─ assets',
    ],
  },
  {
    key: 'mela',
    accept: `${zip},.melarecipes,.melarecipe`,
    tree: ['Recipes.melarecipes', '├─ 1.melarecipe', '└─ 2.melarecipe'],
  },
  { key: 'myrecipebox', accept: '.csv,text/csv', tree: ['recipes.csv'] },
  {
    key: 'nextcloud',
    accept: zip,
    tree: [
      'recipes.zip',
      '├─ Soup',
      '│  ├─ recipe.json',
      '│  ├─ full.jpg',
      '│  └─ thumb.jpg',
      '└─ Cake',
      '   └─ recipe.json',
    ],
  },
  {
    key: 'paprika',
    accept: `${zip},.paprikarecipes`,
    tree: ['Export.paprikarecipes', '├─ Soup.paprikarecipe', '└─ Cake.paprikarecipe'],
  },
  {
    key: 'paprika_html',
    accept: zip,
    tree: ['Export.zip', '├─ index.html', '└─ Recipes', '   ├─ Soup.html', '   ├─ Cake.html', '   └─ Images'],
  },
  { key: 'plantoeat', accept: `${zip},.csv,text/csv`, tree: ['plantoeat.zip', '└─ recipes.csv'] },
  {
    key: 'recipekeeper',
    accept: zip,
    tree: ['RecipeKeeper.zip', '├─ recipes.html', '└─ images', '   └─ soup_0.jpg'],
  },
  { key: 'recipesage', accept: `${zip},.json,application/json`, tree: ['recipesage.json'] },
  {
    key: 'schemaorg',
    accept: `${zip},.json,.jsonld,application/json`,
    tree: ['recipes.zip', '├─ soup.json', '├─ soup.jpg', '└─ cake.json'],
  },
  {
    key: 'tandoor',
    accept: zip,
    tree: ['export.zip', '├─ 1.zip', '│  ├─ recipe.json', '│  └─ image.jpeg', '└─ 2.zip'],
  },
  { key: 'json', accept: `.json,application/json,${zip}`, tree: ['recipes.json'] },
  { key: 'markdown', accept: `.md,.markdown,${zip}`, tree: ['recipes.zip', '├─ Soup.md', '└─ soup.jpg'] },
  { key: 'plaintext', accept: `.txt,${zip}`, tree: ['recipes.txt'] },
  { key: 'webpage', accept: `.html,.htm,${zip}`, tree: ['Soup.html'] },
  {
    key: 'csv',
    accept: `.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,text/tab-separated-values,${zip}`,
    tree: ['recipes.csv', 'recipes.xlsx', 'recipes.ods'],
  },
];

const named: readonly Named[] = (Object.keys(names) as NamedKey[]).map((key) => ({
  key,
  name: names[key],
  accept: '',
}));

/** Any file first, then programs in the order of their keys, which is nearly that of their names. */
export const programs: readonly Program[] = [
  anyFile,
  ...[...guided, ...named].toSorted((left, right) => (left.key < right.key ? -1 : 1)),
];

/** The program of that key; the first one for any other text. */
export function findProgram(key: string): Program {
  const [first] = programs;
  const found = programs.find((one) => one.key === key) ?? first;
  if (found === undefined) throw new Error('There are programs');
  return found;
}

/** The program that a report is about, by the name that the server gave it; undefined for one that is not known. */
export function programOfReport(name: string): Program | undefined {
  const key = name.replace(/ Migration$/, '').toLowerCase();
  return programs.find((one) => one.key === key);
}
