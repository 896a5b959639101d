import { parse } from 'yaml';
import { isRecord } from '../../cleaning/index.ts';
import { fileName, getFolder, picturePaths, withEnding } from '../archive-paths.ts';
import { plainText } from '../field-values.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { cooklangBody } from './cooklang-body.ts';

/** Cooklang: `*.cook`, a text a recipe with its ingredients marked in the steps, the picture beside it. */
export const cooklang: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.cook'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
};

/** YAML between two lines of hyphens, and the text after it. */
const frontMatter = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
/** The older way to write a fact: `>> servings: 4`. */
const factPattern = /^>>\s*([^:]+):\s*(.*)$/;

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const text = decodeText(bytes);
  const parts = frontMatter.exec(text);
  const rest = (parts?.[2] ?? text).split(/\r?\n/);
  const facts = { ...olderFacts(rest), ...yamlFacts(parts?.[1]) };
  const fact = (...keys: string[]) => keys.map((key) => facts[key]).find((value) => value !== undefined);
  const stem = name.replace(/\.cook$/i, '');
  const { tags } = facts;
  return migratedRecipe(
    {
      name: plainText(fact('title', 'name')) || fileName(stem),
      description: plainText(fact('description', 'introduction')),
      yield: plainText(fact('servings', 'serves', 'yield')),
      prepTime: plainText(fact('prep time', 'time.prep', 'prep_time')),
      performTime: plainText(fact('cook time', 'time.cook', 'cook_time')),
      totalTime: plainText(fact('time', 'time required', 'duration', 'total time')),
      ...cooklangBody(rest.filter((line) => !factPattern.test(line))),
      categories: plainText(fact('course', 'category')),
      tags: Array.isArray(tags) ? tags : plainText(tags),
      orgURL: addressIn(fact('source', 'source.url')),
      picture: { paths: picturePaths(`${getFolder(name)}${fileName(stem)}`), url: addressIn(fact('image')) },
    },
    language,
  );
}

function olderFacts(lines: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const fact = factPattern.exec(line);
      return fact === null ? [] : [[(fact[1] ?? '').trim().toLowerCase(), (fact[2] ?? '').trim()]];
    }),
  );
}

function yamlFacts(text: string | undefined): Record<string, unknown> {
  const fields: unknown = text === undefined ? {} : parse(text, { maxAliasCount: 0 });
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
}

function addressIn(value: unknown): string {
  const text = plainText(value);
  return /^https?:/i.test(text) ? text : '';
}
