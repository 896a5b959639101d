import * as z from 'zod';

/**
 * The leaf types of the contract. The schemas stay plain: the leniency that clients rely on (snake_case keys,
 * numbers sent as text, ids without dashes) is applied by the server before validation, guided by these schemas.
 */

/** A UUID in lower-case hyphenated form. */
export const uuid = () => z.guid();

/** A UTC instant, ISO-8601 with `Z`. */
export const dateTime = () => z.iso.datetime({ offset: true, local: true });

/** A calendar date, `YYYY-MM-DD`. */
export const date = () => z.iso.date();

/** Free text whose clients sometimes send a number; the number is taken as text. */
export const textOrNumber = () => z.string().meta({ acceptsNumber: true });

/** A text to text map that survives a write untouched; values sent as numbers or booleans are stored as text. */
export const extras = () => z.record(z.string().max(255), z.string()).meta({ acceptsScalars: true });

/** The longest name of a recipe: databases cannot order and look up texts of any length. */
export const longestRecipeName = 500;

/** The longest name of a category, a tag or a tool. */
export const longestOrganizerName = 255;

/** The longest name of a person, a group or a household, and the longest e-mail address. */
export const longestPersonText = 255;

/** The name of a recipe. */
export const recipeName = () => z.string().max(longestRecipeName);

/** Text that no row may be without: at least one visible character. */
export const requiredText = () => z.string().trim().min(1);

/** A binary answer or a file part of a form. */
export const file = () => z.file();
