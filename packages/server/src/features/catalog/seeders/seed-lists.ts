import { chooseSeedLocale } from '@hearth/domain/catalog/seed-locales';
import type { UnitId } from '@hearth/domain/measures/units';
import { type FoodFile, foodFiles, type UnitFile, unitFiles } from './list-files.ts';
import foodKeys from './lists/food-keys.json' with { type: 'json' };
import { seedUnitKinds } from './seed-unit-kinds.ts';

/** A food of a list, with the name of the label that comes with it. */
export interface SeedFood {
  /** The same in every language; what else is known of the food refers to it by this. */
  readonly key: string;
  readonly name: string;
  readonly plural: string | null;
  /** Other names by which it is recognised. */
  readonly aliases: readonly string[];
  readonly label: string;
}

export interface SeedUnit {
  /** The same in every language. */
  readonly key: string;
  /** The unit of known size that it is, undefined for pinches and bunches. */
  readonly standardId: UnitId | undefined;
  readonly name: string;
  readonly plural: string;
  readonly abbreviation: string;
  readonly pluralAbbreviation: string;
  readonly fraction: boolean;
}

export interface SeedLabel {
  readonly name: string;
  readonly color: string;
}

/** What a group can be filled with in one language. */
export interface SeedLists {
  readonly foods: readonly SeedFood[];
  readonly units: readonly SeedUnit[];
  readonly labels: readonly SeedLabel[];
}

/** The keys of foods by aisle: those that every list has, and those of single kitchens; and the aisle's colour. */
type Aisle = {
  readonly color: string;
  readonly shared: readonly string[];
  readonly local: readonly string[];
};
const aisles: readonly (readonly [string, Aisle])[] = Object.entries(foodKeys);

/** The lists of a locale, each in the order of its keys; where it has none, those that stand in for it. */
export async function loadSeedLists(locale: string): Promise<SeedLists> {
  const [foods, units] = await Promise.all([
    loadFiles(foodFiles, chooseSeedLocale('foods', locale)),
    loadFiles(unitFiles, chooseSeedLocale('units', locale)),
  ]);
  return {
    foods: aisles.flatMap(([aisle, keys]) => buildFoods(foods, aisle, keys)),
    units: buildUnits(units),
    labels: aisles.map(([aisle, { color }]) => ({ name: findLabel(foods, aisle), color })),
  };
}

/** The foods of an aisle: of several files, a later one has the last word. */
function buildFoods(files: readonly FoodFile[], aisle: string, { shared, local }: Aisle): SeedFood[] {
  const label = findLabel(files, aisle);
  const entries = merged(files.map((file) => file.aisles[aisle]?.foods));
  return [...shared, ...local].flatMap((key) => {
    const entry = entries.get(key);
    return entry === undefined || isLeftOut(files, key) ? [] : [buildFood(key, entry, label)];
  });
}

function buildUnits(files: readonly UnitFile[]): SeedUnit[] {
  const entries = merged(files.map(({ units }) => units));
  return Object.entries(seedUnitKinds).flatMap(([key, { standardId, fraction }]) => {
    const entry = entries.get(key);
    const isThere = entry !== undefined && !isLeftOut(files, key);
    return isThere ? [{ key, standardId, fraction, ...buildUnit(entry) }] : [];
  });
}

type Entries = Readonly<Record<string, string>>;

function merged(entries: readonly (Entries | undefined)[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap((some) => Object.entries(some ?? {})));
}

function isLeftOut(files: readonly (FoodFile | UnitFile)[], key: string): boolean {
  return files.some(({ without = [] }) => without.includes(key));
}

/** The file of a locale, after the one that it builds on. */
async function loadFiles<File extends FoodFile | UnitFile>(
  files: ReadonlyMap<string, () => Promise<{ default: File }>>,
  locale: string,
): Promise<readonly File[]> {
  const load = files.get(locale);
  if (load === undefined) return [];
  const { default: file } = await load();
  return file.over === undefined ? [file] : [...(await loadFiles(files, file.over)), file];
}

function findLabel(files: readonly FoodFile[], aisle: string): string {
  return files.findLast((file) => file.aisles[aisle]?.label !== undefined)?.aisles[aisle]?.label ?? aisle;
}

/** Reads `name`, `name | plural` or `name | plural | alias, alias`; a food without plural has `name |  | alias`. */
function buildFood(key: string, entry: string, label: string): SeedFood {
  const [name = '', plural = '', aliases = ''] = entry.split(' | ');
  return { key, name, plural: plural || null, aliases: aliases === '' ? [] : aliases.split(', '), label };
}

/** Reads `name | plural | abbreviation | abbreviation of several`; missing forms are those of one. */
function buildUnit(entry: string): Omit<SeedUnit, 'key' | 'standardId' | 'fraction'> {
  const [name = '', plural = '', abbreviation = '', pluralAbbreviation = ''] = entry.split(' | ');
  return {
    name,
    plural: plural || name,
    abbreviation,
    pluralAbbreviation: pluralAbbreviation || abbreviation,
  };
}
