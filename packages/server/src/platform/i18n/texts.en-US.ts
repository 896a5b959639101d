import type { ErrorCode } from '@hearth/contract';

/** Singular and plural of a unit of time. */
export type Plural = readonly [one: string, other: string];

/** Texts that the server writes into answers, new recipes and mails. */
export interface ServerTexts {
  /** Translations of the error catalogue; a code that is missing here is answered in English. */
  readonly errors: Partial<Record<ErrorCode, string>>;
  readonly passwordUpdated: string;
  readonly signedOut: string;
  readonly recipeDefaults: { readonly ingredientNote: string; readonly stepText: string };
  readonly imported: {
    readonly untitled: string;
    readonly noIngredients: string;
    readonly noInstructions: string;
  };
  readonly durations: {
    readonly year: Plural;
    readonly day: Plural;
    readonly hour: Plural;
    readonly minute: Plural;
    readonly second: Plural;
    readonly none: string;
  };
}

export const enUS: ServerTexts = {
  errors: {},
  passwordUpdated: 'Password updated',
  signedOut: 'Logged out',
  recipeDefaults: {
    ingredientNote: '1 Cup Flour',
    stepText:
      'Recipe steps as well as other fields in the recipe page support markdown syntax.\n\n**Add a link**\n\n[My Link](https://example.com)\n',
  },
  imported: {
    untitled: 'Untitled',
    noIngredients: 'Could not detect ingredients',
    noInstructions: 'Could not detect instructions',
  },
  durations: {
    year: ['year', 'years'],
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    second: ['second', 'seconds'],
    none: 'none',
  },
};
