import type { ErrorCode, PlanEntryType } from '@hearth/contract';
import type { ExpectedToken } from '@hearth/recipe-extractor/json-problem';
import type { ExportTexts } from '@hearth/domain/recipes/exports';
import type { MailTexts } from '../mail/mail-template.ts';

/** Singular and plural of a unit of time. */
export type Plural = readonly [one: string, other: string];

/** Why a notifier message was not delivered. */
export const failureCodes = [
  'badAddress',
  'unknownScheme',
  'lostSecret',
  'appriseFailed',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'answered',
  'notSignedIn',
  'other',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Texts that the server writes into responses, new recipes and mails. */
export interface ServerTexts {
  /** What a household is called until its people name it. */
  readonly household: string;
  /** Translations of the error catalogue; missing codes fall back to English. */
  readonly errors: Partial<Record<ErrorCode, string>>;
  /** For readers, beside the texts that programs compare; the English ones are in the catalogue. */
  readonly explanations: Partial<Readonly<Record<ErrorCode, string>>>;
  readonly passwordUpdated: string;
  readonly commentDeleted: string;
  readonly reportDeleted: string;
  readonly signedOut: string;
  readonly maintenance: {
    /** As in “Failed to clean …”. */
    readonly names: Readonly<Record<'images' | 'temp' | 'recipeFolders' | 'logs', string>>;
    readonly cleaned: Readonly<Record<'images' | 'temp' | 'recipeFolders' | 'logs', string>>;
  };
  readonly backups: Readonly<Record<'created' | 'uploaded' | 'deleted' | 'restored', string>>;
  readonly testMail: MailTexts;
  readonly ai: Readonly<Record<'notEnabled' | 'imagesNotEnabled' | 'working' | 'failed', string>>;
  /** In calendars. */
  readonly mealPlan: {
    readonly calendar: string;
    readonly entry: string;
    readonly servings: string;
    readonly types: Readonly<Record<PlanEntryType, string>>;
  };
  /** Messages of events. */
  readonly events: Readonly<
    Record<'created' | 'duplicated' | 'updated' | 'deleted' | 'wasCreated' | 'wasUpdated', string>
  >;
  /** `{detail}` is a status, a scheme or the other program's message. */
  readonly notifiers: { readonly failures: Readonly<Record<FailureCode, string>> };
  readonly userUpdated: string;
  /** After seeding in a language that has no list of its own. */
  readonly seededInOther: string;
  /** Mails; `{name}` is the sender or the recipient, `{household}` the household of an invitation. */
  readonly mails: Readonly<Record<'passwordReset' | 'addressChanged' | 'invitation', MailTexts>>;
  /** Descriptions of public pages, where `{group}` is the group's name, and headings as in the web app. */
  readonly pages: Readonly<
    Record<'explorer' | 'cookbook' | 'untitledCookbook' | 'recipes' | 'signIn' | 'signInIntro', string>
  >;
  /** Headings of files that recipes are exported to. */
  readonly exports: ExportTexts;
  /** Headings of cookbooks, beside those of `exports`. */
  readonly books: Readonly<
    Record<
      | 'ourRecipes'
      | 'contents'
      | 'index'
      | 'otherRecipes'
      | 'cover'
      | 'accessibility'
      | 'allRecipes'
      | 'search'
      | 'noMatch',
      string
    >
  >;
  readonly recipeDefaults: { readonly ingredientNote: string; readonly stepText: string };
  readonly imported: {
    readonly untitled: string;
    readonly noIngredients: string;
    readonly noInstructions: string;
    /** Signs and values that JSON lacks at a place, as parts of `importJsonBroken`. */
    readonly jsonTokens: Readonly<Record<ExpectedToken, string>>;
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
  household: 'Family',
  errors: {},
  explanations: {},
  passwordUpdated: 'Password updated',
  commentDeleted: 'Comment deleted',
  reportDeleted: 'Report deleted.',
  signedOut: 'Logged out',
  maintenance: {
    names: { images: 'images', temp: 'temp', recipeFolders: 'recipe folders', logs: 'logs' },
    cleaned: {
      images: '{count} Images cleaned',
      temp: "'.temp' directory cleaned",
      recipeFolders: '{count} Recipe folders removed',
      logs: 'Logs cleaned',
    },
  },
  backups: {
    created: 'Backup created successfully',
    uploaded: '{name} has been uploaded',
    deleted: '{name} has been deleted.',
    restored: 'Restore successful',
  },
  testMail: {
    subject: 'Hearth Test Email',
    header: 'This is a test',
    top: 'This email has arrived, so Hearth can send email. You do not need to do anything.',
    button: 'Open Hearth',
    bottom: 'An administrator of this server sent it to check that email works.',
  },
  ai: {
    notEnabled: 'OpenAI is not enabled',
    imagesNotEnabled: 'Image was provided, but OpenAI image services are not enabled',
    working: 'OpenAI is working. Response: "{answer}"',
    failed: 'OpenAI request failed. Full error has been logged. {name}: "{message}"',
  },
  mealPlan: {
    calendar: 'Hearth plan',
    entry: '{type}: {name}',
    servings: 'Servings: {count}',
    types: {
      breakfast: 'Breakfast',
      lunch: 'Lunch',
      dinner: 'Dinner',
      side: 'Side dish',
      snack: 'Snack',
      drink: 'Drink',
      dessert: 'Dessert',
    },
  },
  events: {
    created: '{name} has been created, {url}',
    duplicated: '{name} has been duplicated',
    updated: '{name} has been updated, {url}',
    deleted: '{name} has been deleted',
    wasCreated: '{name} was created',
    wasUpdated: '{name} was updated',
  },
  notifiers: {
    failures: {
      badAddress: 'The address is incomplete: {detail}',
      unknownScheme:
        'Hearth does not support addresses that begin with “{detail}://”. An administrator can set up an Apprise API server that does (APPRISE_API_URL).',
      lostSecret:
        'The address can no longer be read, because this server’s secret has changed. Please enter it again.',
      appriseFailed: 'The Apprise API server could not deliver the message: {detail}',
      refused:
        'The server calls public addresses only. To allow one in your own network, an administrator can add it to OUTBOUND_TRUSTED or to the trusted networks in the site settings.',
      unreachable: 'The receiver could not be reached.',
      timeout: 'The receiver took too long to respond.',
      certificate: 'The receiver’s certificate is not valid.',
      answered: 'The receiver responded with status {detail}.',
      notSignedIn: 'The receiver did not accept the username, password or token.',
      other: 'The message could not be sent: {detail}',
    },
  },
  userUpdated: 'User updated',
  seededInOther: 'There is no list in this language yet. The list of another one was added: {language}.',
  mails: {
    passwordReset: {
      subject: 'Choose a new password for Hearth',
      header: 'Hello {name},',
      top: 'We received a request to reset the password of your account. Use this link to choose a new one. It works once, within two days.',
      button: 'Choose a new password',
      bottom: 'If this was not you, you can ignore this email: your password will not change.',
    },
    addressChanged: {
      subject: 'The email address of your Hearth account was changed',
      header: 'Hello {name},',
      top: 'The email address of your account was changed. We will no longer send email about it to this address.',
      button: 'Sign in to Hearth',
      bottom:
        'If this was not you, ask the person who runs this server to restore your address, then choose a new password.',
    },
    invitation: {
      subject: 'Come and cook with us on Hearth',
      header: 'You are invited',
      top: '{name} invites you to join the household “{household}”: recipes, plans and shopping lists in one place.',
      button: 'Accept the invitation',
      bottom:
        'The invitation is valid for a limited time. If you were not expecting it, you can ignore this email.',
    },
  },
  pages: {
    untitledCookbook: '{household} cookbook {number}',
    explorer: 'Public recipes from {group}.',
    cookbook: 'A cookbook from {group}.',
    recipes: 'Recipes',
    signIn: 'Sign in to Hearth',
    signInIntro: 'Your recipes, your kitchen, your server.',
  },
  exports: {
    recipes: 'Recipes',
    ingredients: 'Ingredients',
    steps: 'Steps',
    notes: 'Notes',
    nutrition: 'Nutrition',
    source: 'Source',
    servings: 'Servings',
    yield: 'Makes',
    prepTime: 'Prep time',
    performTime: 'Cook time',
    totalTime: 'Total time',
    categories: 'Categories',
    tags: 'Tags',
    tools: 'Tools',
    nutrients: {
      calories: 'Calories',
      carbohydrateContent: 'Carbohydrates',
      cholesterolContent: 'Cholesterol',
      fatContent: 'Fat',
      fiberContent: 'Fiber',
      proteinContent: 'Protein',
      saturatedFatContent: 'Saturated fat',
      sodiumContent: 'Sodium',
      sugarContent: 'Sugar',
      transFatContent: 'Trans fat',
      unsaturatedFatContent: 'Unsaturated fat',
    },
  },
  books: {
    ourRecipes: 'Our recipes',
    contents: 'Contents',
    index: 'Index of ingredients',
    otherRecipes: 'More recipes',
    cover: 'Cover',
    accessibility:
      'The recipes have headings, a table of contents and an index of ingredients; their pictures are named.',
    allRecipes: 'All recipes',
    search: 'Search by name or ingredient',
    noMatch: 'No recipes match',
  },
  recipeDefaults: {
    ingredientNote: '1 Cup Flour',
    stepText:
      'Recipe steps as well as other fields in the recipe page support markdown syntax.\n\n**Add a link**\n\n[My Link](https://example.com)\n',
  },
  imported: {
    untitled: 'Untitled',
    noIngredients: 'Could not detect ingredients',
    noInstructions: 'Could not detect instructions',
    jsonTokens: {
      value: 'a value',
      key: 'a name in double quotes',
      colon: 'a colon (:)',
      commaOrBrace: 'a comma (,) or a closing brace (})',
      commaOrBracket: 'a comma (,) or a closing bracket (])',
      end: 'the end of the text',
    },
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
