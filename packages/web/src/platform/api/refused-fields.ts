import { errorMessage, isApiError } from './api-error.ts';

/** Names of the form's fields by those of the request, where they differ. */
type Renamed<Name extends string> = Readonly<Record<string, Name>>;

/** What the server says about fields of a form. @param values of the form, by the names of its fields */
export function refusedFields<Name extends string>(
  error: unknown,
  values: Readonly<Record<Name, string>>,
  renamed: Renamed<Name> = {},
): Partial<Record<Name, string>> {
  const told: Partial<Record<Name, string>> = {};
  if (!isApiError(error)) return told;
  const names = Object.keys(values) as Name[];
  for (const [field, text] of Object.entries(error.fields)) {
    const name = renamed[field] ?? names.find((one) => one === field);
    if (name !== undefined) told[name] ??= text;
  }
  return told;
}

/** What a form says above its fields about a failed call; null if its fields say it, or if there was no failure. */
export function chooseNotice<Name extends string>(
  error: unknown,
  values: Readonly<Record<Name, string>>,
  { fallback, renamed = {} }: { readonly fallback: string; readonly renamed?: Renamed<Name> },
): string | null {
  if (error === null || error === undefined) return null;
  const isAtField = Object.keys(refusedFields(error, values, renamed)).length > 0;
  return isAtField ? null : errorMessage(error, fallback);
}
