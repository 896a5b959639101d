import { type FieldsWith, recipeFields } from '@hearth/domain/recipes/fields';
import type { RecipeContent, RecipeContentField } from '@hearth/domain/recipes/history';
import { readCaption } from '@hearth/domain/recipes/pictures';

/** Texts for values that are no user text. */
export interface Words {
  setting: (name: string) => string;
  yes: string;
  no: string;
  picture: string;
  noPicture: string;
  number: (value: number) => string;
}

type PlainField = Exclude<FieldsWith<{ inHistory: true; column: string }>, 'image'>;

function isPlain(field: RecipeContentField): field is PlainField {
  return recipeFields[field].column !== null && field !== 'image';
}

type Value = RecipeContent[RecipeContentField];

/** A field of a recipe as lines that people can read and compare; nothing where it is empty. */
export function readableLines(field: RecipeContentField, value: unknown, words: Words): string[] {
  const typed = value as Value;
  if (isPlain(field)) return plainLines(typed, words);
  switch (field) {
    case 'image':
      return [typed === null ? words.noPicture : words.picture];
    case 'recipeCategory':
    case 'tags':
    case 'tools':
      return (typed as RecipeContent['tags']).map(({ name }) => name);
    case 'recipeIngredient':
      return (typed as RecipeContent['recipeIngredient']).flatMap(({ title, display, note }) =>
        [(title ?? '') === '' ? '' : `[${title}]`, display === '' ? note : display].filter(
          (line) => line !== '',
        ),
      );
    case 'recipeInstructions':
      return (typed as RecipeContent['recipeInstructions']).flatMap(({ title, summary, text }) =>
        [title === '' ? '' : `[${title}]`, summary, ...text.split('\n')].filter((line) => line !== ''),
      );
    case 'notes':
      return (typed as RecipeContent['notes']).map(({ title, text }) => joined(title, text));
    case 'assets':
      return (typed as RecipeContent['assets']).map(({ name }) => readCaption(name));
    case 'settings':
      return Object.entries(typed as RecipeContent['settings']).map(([name, isOn]) =>
        joined(words.setting(name), isOn ? words.yes : words.no),
      );
    case 'nutrition':
    case 'extras':
      return Object.entries(typed as Record<string, string | null>).map(([name, one]) =>
        joined(name, one ?? ''),
      );
  }
}

function plainLines(value: Value, words: Words): string[] {
  if (typeof value === 'number') return value === 0 ? [] : [words.number(value)];
  return typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : [];
}

function joined(name: string, value: string): string {
  return name === '' ? value : `${name}: ${value}`;
}
