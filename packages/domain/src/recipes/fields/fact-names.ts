import type { FactField } from './recipe-fields.ts';

/** The names of a fact in the formats of exports; null where a format has no place for it. */
interface FactNames {
  readonly schemaOrg: string | null;
  readonly cooklang: string | null;
}

/** The facts of a recipe in the order in which exports write them. */
export const factNames: Readonly<Record<FactField, FactNames>> = {
  prepTime: { schemaOrg: 'prepTime', cooklang: 'prep time' },
  performTime: { schemaOrg: 'cookTime', cooklang: 'cook time' },
  totalTime: { schemaOrg: 'totalTime', cooklang: 'time required' },
};

/** The facts in that order. */
export const factsInOrder = Object.keys(factNames).filter(isFact);

/** Whether a text is the name of a fact. */
export function isFact(name: string): name is FactField {
  return Object.hasOwn(factNames, name);
}
