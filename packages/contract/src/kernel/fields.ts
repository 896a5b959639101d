import * as z from 'zod';
import { limits } from './limits.ts';

/**
 * The leaf types of the contract. The schemas stay plain: the leniency that clients rely on (snake_case keys,
 * numbers sent as text, ids without dashes) is applied by the server before validation, guided by these schemas.
 */

/** A UUID in lower-case hyphenated form. */
export const uuid = () => z.guid();

/** A UTC instant, ISO-8601 with `Z`. */
export const dateTime = () => z.iso.datetime({ offset: true, local: true }).max(64);

/** A calendar date, `YYYY-MM-DD`. */
export const date = () => z.iso.date();

/** Free text whose clients sometimes send a number; the number is taken as text. */
export const textOrNumber = () => z.string().max(limits.lineLength).meta({ acceptsNumber: true });

/** A text to text map that survives a write untouched; values sent as numbers or booleans are stored as text. */
export const extras = () =>
  boundedRecord(z.string().max(limits.textLength)).meta({
    acceptsScalars: true,
    maxProperties: limits.extras,
  });

/** A map of short keys that holds a bounded number of entries; `maxProperties` says how many in the documentation. */
export function boundedRecord<V extends z.ZodType>(values: V, names?: RegExp) {
  return z
    .record(names === undefined ? shortText() : shortText().regex(names), values)
    .refine((record) => Object.keys(record).length <= limits.extras, `at most ${limits.extras} entries`)
    .meta({ maxProperties: limits.extras });
}

/** A name or another short text. */
export const shortText = () => z.string().max(limits.nameLength);

/** One line of text. */
export const lineText = () => z.string().max(limits.lineLength);

/** Text of several paragraphs. */
export const longText = () => z.string().max(limits.textLength);

/** A slug or an id in a URL. */
export const slugText = () => z.string().max(limits.slugLength);

export const urlText = () => z.string().max(limits.urlLength);

export const tokenText = () => z.string().max(limits.tokenLength);

/** A password as typed. Hashing takes time with its length. */
export const passwordText = () => z.string().max(limits.passwordLength);

/** A filter of rows in the query language. */
export const filterText = () => z.string().max(limits.queryFilterLength);

const minServings = 0.01;
const maxServings = 10_000;

/** For how many something is cooked. */
export const cookedServings = () => z.number().min(minServings).max(maxServings);

/** Accepted from clients that send whole objects back, and ignored. */
export const ignoredList = () => z.array(z.unknown()).max(limits.ignoredEntries);

/** The longest name of a recipe: databases cannot order and look up texts of any length. */
export const maxRecipeNameLength = limits.slugLength;

/** The longest name of a category, a tag or a tool. */
export const maxOrganizerNameLength = limits.nameLength;

/** The longest name of a person, a group or a household, and the longest e-mail address. */
export const maxPersonTextLength = limits.nameLength;

/** The name of a recipe. */
export const recipeName = () => z.string().max(maxRecipeNameLength);

/** Text that no row may be without: at least one visible character. */
export const requiredText = () => z.string().trim().min(1);

/** A binary answer or a file part of a form. */
export const file = () => z.file();
