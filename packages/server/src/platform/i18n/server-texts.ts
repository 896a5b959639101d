import type { ErrorCode, PlanEntryType } from '@hearth/contract';
import type { ExpectedToken } from '@hearth/recipe-extractor/json-problem';
import type { ExportTexts } from '@hearth/domain/recipes/exports';
import type { MailTexts } from '../mail/mail-template.ts';

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
  /** The name of the shopping list with which a household begins. */
  readonly firstList: string;
  /** Texts of the error catalogue for those who read them; what only programs read is not translated. */
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
  /** `{{detail}}` is a status, a scheme or the other program's message. */
  readonly notifiers: { readonly failures: Readonly<Record<FailureCode, string>> };
  readonly userUpdated: string;
  /** After seeding in a language that has no list of its own. */
  readonly seededInOther: string;
  /** Notes of the substitutions that starter lists come with, by the keys of the list, and the title over a list. */
  readonly substitutionNotes: Readonly<Record<string, string>>;
  /** Mails; `{{name}}` is the sender or the recipient, `{{household}}` the household of an invitation. */
  readonly mails: Readonly<Record<'passwordReset' | 'addressChanged' | 'invitation', MailTexts>>;
  /** Descriptions of public pages, where `{{group}}` is the group's name, and headings as in the web app. */
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
    /** What an import does while one waits for it. */
    readonly steps: Readonly<Record<'loadingPage' | 'readingRecipe' | 'askingAi' | 'savingRecipe', string>>;
    readonly untitled: string;
    /** Signs and values that JSON lacks at a place, as parts of `importJsonBroken`. */
    readonly jsonTokens: Readonly<Record<ExpectedToken, string>>;
  };
}
