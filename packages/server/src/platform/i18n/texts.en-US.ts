import type { ErrorCode } from '@hearth/contract';
import type { MailTexts } from '../mail/mail-template.ts';

/** Singular and plural of a unit of time. */
export type Plural = readonly [one: string, other: string];

/** Texts that the server writes into answers, new recipes and mails. */
export interface ServerTexts {
  /** Translations of the error catalogue; a code that is missing here is answered in English. */
  readonly errors: Partial<Record<ErrorCode, string>>;
  readonly passwordUpdated: string;
  readonly commentDeleted: string;
  readonly signedOut: string;
  readonly maintenance: {
    /** As in “Failed to clean …”. */
    readonly names: Readonly<Record<'images' | 'temp' | 'recipeFolders' | 'logs', string>>;
    readonly cleaned: Readonly<Record<'images' | 'temp' | 'recipeFolders' | 'logs', string>>;
  };
  readonly testMail: MailTexts;
  readonly ai: Readonly<Record<'notEnabled' | 'imagesNotEnabled' | 'working' | 'failed', string>>;
  readonly userUpdated: string;
  /** Mails; `{name}` is the person who writes or is written to, `{household}` where somebody is invited to. */
  readonly mails: { readonly passwordReset: MailTexts; readonly invitation: MailTexts };
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
  commentDeleted: 'Comment deleted',
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
  userUpdated: 'User updated',
  mails: {
    passwordReset: {
      subject: 'Choose a new password for Hearth',
      header: 'Hello {name},',
      top: 'Somebody, hopefully you, asked for a new password for your account. This link lets you choose one. It works once, within two days.',
      button: 'Choose a new password',
      bottom: 'If it was not you, do nothing: your password stays as it is.',
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
