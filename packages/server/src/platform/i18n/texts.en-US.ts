import type { ErrorCode, PlanEntryType } from '@hearth/contract';
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
  readonly seededInEnglish: string;
  /** Mails; `{name}` is the sender or the recipient, `{household}` the household of an invitation. */
  readonly mails: Readonly<Record<'passwordReset' | 'addressChanged' | 'invitation', MailTexts>>;
  /** Descriptions of public pages, where `{group}` is the group's name, and headings as in the web app. */
  readonly pages: Readonly<
    Record<'explorer' | 'cookbook' | 'untitledCookbook' | 'recipes' | 'signIn' | 'signInIntro', string>
  >;
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
  testMail: {
    subject: 'Hearth Test Email',
    header: 'This is a test',
    top: 'It has arrived, so Hearth can send mail. There is nothing for you to do.',
    button: 'Open Hearth',
    bottom: 'Somebody who looks after this server has sent it to try out whether mail arrives.',
  },
  ai: {
    notEnabled: 'OpenAI is not enabled',
    imagesNotEnabled: 'Image was provided, but OpenAI image services are not enabled',
    working: 'OpenAI is working. Response: "{answer}"',
    failed: 'OpenAI request failed. Full error has been logged. {name}: "{message}"',
  },
  mealPlan: {
    calendar: 'Meal plan',
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
      badAddress: 'The address is not complete: {detail}',
      unknownScheme:
        'Hearth does not know addresses that begin with “{detail}://”. An administrator can name an Apprise API server (APPRISE_API_URL) that does.',
      lostSecret:
        'The address can no longer be read, since the secret of this server has changed. Please enter it anew.',
      appriseFailed: 'The Apprise API server could not pass the message on: {detail}',
      refused:
        'The server calls only public addresses. To allow one in your own network, an administrator adds it to OUTBOUND_TRUSTED or to the trusted networks in the site settings.',
      unreachable: 'The receiver could not be reached.',
      timeout: 'The receiver took too long to answer.',
      certificate: 'The certificate of the receiver is not valid.',
      answered: 'The receiver answered with status {detail}.',
      notSignedIn: 'The receiver did not accept user name, password or token.',
      other: 'The message was not sent: {detail}',
    },
  },
  userUpdated: 'User updated',
  seededInEnglish: 'There is no list in this language yet. The American English list was added.',
  mails: {
    passwordReset: {
      subject: 'Choose a new password for Hearth',
      header: 'Hello {name},',
      top: 'Somebody, hopefully you, asked for a new password for your account. This link lets you choose one. It works once, within two days.',
      button: 'Choose a new password',
      bottom: 'If it was not you, do nothing: your password stays as it is.',
    },
    addressChanged: {
      subject: 'The e-mail address of your Hearth account was changed',
      header: 'Hello {name},',
      top: 'The e-mail address of your account has been changed to another one. Mail about the account no longer comes to this address.',
      button: 'Sign in to Hearth',
      bottom:
        'If it was not you, ask the person who runs this server to restore your address, and choose a new password.',
    },
    invitation: {
      subject: 'Come and cook with us on Hearth',
      header: 'You are invited',
      top: '{name} invites you to the household “{household}”: recipes, meal plans and shopping lists in one place.',
      button: 'Accept the invitation',
      bottom:
        'The invitation is open for four days. If you do not know what this is about, ignore this mail.',
    },
  },
  pages: {
    explorer: 'Recipes that {group} shows to everyone.',
    cookbook: 'A cookbook of {group}.',
    untitledCookbook: '{household} cookbook {number}',
    recipes: 'Recipes',
    signIn: 'Sign in to Hearth',
    signInIntro: 'Your recipes, your kitchen, your server.',
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
