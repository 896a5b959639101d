/**
 * Texts by their keys, nested where a screen has parts, in the format of i18next (JSON v4): `{{name}}` is filled in, and
 * a text with a count has a key for each plural form, `items_one` and `items_other`.
 */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** The key of a text without its plural form: `items_one` is of `items`. */
export function textStem(key: string): string {
  return key.replace(pluralEnding, '');
}

/** All texts of a catalogue by their full keys, `parent.child`, in their order. */
export function flattenCatalogue(catalogue: Catalogue): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (part: Catalogue, path: string): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') texts.set(path + key, value);
      else collect(value, `${path}${key}.`);
    }
  };
  collect(catalogue, '');
  return texts;
}

/** The catalogue of texts by their full keys; the reverse of `flattenCatalogue`. */
export function nestTexts(texts: Iterable<readonly [key: string, text: string]>): Catalogue {
  const groups = new Map<string, [string, string][]>();
  for (const [path, text] of texts) {
    const [key = '', ...rest] = path.split('.');
    groups.set(key, [...(groups.get(key) ?? []), [rest.join('.'), text]]);
  }
  return Object.fromEntries(
    [...groups].map(([key, inside]) => [key, inside[0]?.[0] === '' ? inside[0][1] : nestTexts(inside)]),
  );
}
