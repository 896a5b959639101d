import type {
  CatalogEntryKind,
  CreateIngredientFood,
  CreateIngredientUnit,
  IngredientFood,
  IngredientUnit,
} from '@hearth/contract';
import type { GroupReader, GroupTx, Tx } from '../../../platform/db/database.ts';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import type { RowRules } from '../../../platform/paging/select-rows.ts';
import { findLabel } from '../labels/index.ts';
import { changesOtherHouseholds, saveOnHand } from '../on-hand/index.ts';
import { presentFood, presentStandard, presentUnit } from './foods.present.ts';
import type { FoodRow, UnitRow, CatalogEntryRow } from './foods.tables.ts';
import { replaceAliases, replaceExtras, type EntryDetails } from './entry-details.repository.ts';
import { foodRules, buildSearchText, unitRules } from './entry-list.ts';
import {
  findFood,
  findFoods,
  findUnit,
  findUnits,
  insertFood,
  insertUnit,
  type LabelledFood,
  updateFood,
  updateUnit,
} from './catalog-entries.repository.ts';

/** The id and times of a new row. */
export type CatalogStamp = Pick<CatalogEntryRow, 'id' | 'group_id' | 'created_at' | 'updated_at'>;

/** What differs between foods and units; what they share is in `catalog-entries.service.ts`. */
export interface CatalogKind<Row extends CatalogEntryRow, Input, Answer> {
  readonly kind: CatalogEntryKind;
  readonly rules: RowRules<Row>;
  readonly findAll: (reader: GroupReader) => Promise<Row[]>;
  readonly find: (reader: GroupReader, id: string) => Promise<Row | undefined>;
  readonly insert: (tx: LibraryTx, stamp: CatalogStamp, input: Input) => Promise<void>;
  readonly update: (tx: LibraryTx, id: string, input: Input, updatedAt: string) => Promise<void>;
  /** Stores the values outside the row. */
  readonly saveDetails: (tx: Tx<MemberScope>, id: string, input: Input) => Promise<void>;
  /** A stored entry in the form of a request, without the values of households. */
  readonly inputOf: (row: Row, details: EntryDetails) => Input;
  /** The part of an input that belongs to the whole group, for comparing. */
  readonly sharedPart: (input: Input) => object;
  readonly changesOthers: (tx: Tx<MemberScope>, id: string, input: Input) => Promise<boolean>;
  /** What lines call it, for one and for many. */
  readonly namesIn: (row: Row) => { readonly one: string; readonly many: string };
  readonly present: (row: Row, details: EntryDetails, scope: GroupScope) => Answer;
}

function foodColumns(input: CreateIngredientFood) {
  const { name, pluralName = null, description, labelId = null } = input;
  const search_text = buildSearchText([name, pluralName]);
  return { name, plural_name: pluralName, description, label_id: labelId, search_text };
}

/** An id that is no label of the group labels nothing. */
async function withKnownLabel(
  tx: GroupTx,
  columns: ReturnType<typeof foodColumns>,
): Promise<Omit<FoodRow, keyof CatalogStamp>> {
  const isKnown = columns.label_id !== null && (await findLabel(tx, columns.label_id)) !== undefined;
  return { ...columns, label_id: isKnown ? columns.label_id : null };
}

export const foodEntries: CatalogKind<LabelledFood, CreateIngredientFood, IngredientFood> = {
  kind: 'foods',
  rules: foodRules,
  findAll: findFoods,
  find: findFood,
  insert: async (tx, stamp, input) =>
    insertFood(tx, { ...stamp, ...(await withKnownLabel(tx, foodColumns(input))) }),
  update: async (tx, id, input, updated_at) =>
    updateFood(tx, id, { ...(await withKnownLabel(tx, foodColumns(input))), updated_at }),
  saveDetails: async (tx, id, input) => {
    await replaceAliases(tx, 'foods', id, aliasNames(input));
    await replaceExtras(tx, id, input.extras ?? {});
    await saveOnHand(tx, 'foods', id, {
      onHand: input.onHand,
      households: input.householdsWithIngredientFood,
    });
  },
  inputOf: (row, details) => ({
    name: row.name,
    pluralName: row.plural_name,
    description: row.description,
    extras: details.extras.get(row.id) ?? {},
    labelId: row.label_id,
    aliases: (details.aliases.get(row.id) ?? []).map((name) => ({ name })),
  }),
  sharedPart: (input) => ({
    ...foodColumns(input),
    aliases: aliasNames(input),
    extras: Object.entries(input.extras ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }),
  changesOthers: (tx, id, input) =>
    changesOtherHouseholds(tx, 'foods', id, input.householdsWithIngredientFood),
  namesIn: ({ name, plural_name }) => ({ one: name, many: plural_name || name }),
  present: presentFood,
};

type UnitColumns = Omit<UnitRow, keyof CatalogStamp | keyof StandardColumns>;
type StandardColumns = Pick<UnitRow, 'standard_quantity' | 'standard_unit'>;

/** The standard measure of a unit as sent: clients that do not know it leave it as it is. */
function sentStandard({ standardQuantity, standardUnit }: CreateIngredientUnit): Partial<StandardColumns> {
  return {
    ...(standardQuantity === undefined ? {} : { standard_quantity: standardQuantity }),
    ...(standardUnit === undefined ? {} : { standard_unit: standardUnit }),
  };
}

const noStandard: StandardColumns = { standard_quantity: null, standard_unit: null };

function unitColumns(input: CreateIngredientUnit): UnitColumns {
  const { name, pluralName = null, abbreviation, pluralAbbreviation } = input;
  return {
    name,
    plural_name: pluralName,
    description: input.description,
    abbreviation,
    plural_abbreviation: pluralAbbreviation,
    use_abbreviation: input.useAbbreviation ? 1 : 0,
    fraction: input.fraction ? 1 : 0,
    search_text: buildSearchText([name, pluralName, abbreviation, pluralAbbreviation]),
  };
}

export const unitEntries: CatalogKind<UnitRow, CreateIngredientUnit, IngredientUnit> = {
  kind: 'units',
  rules: unitRules,
  findAll: findUnits,
  find: findUnit,
  insert: (tx, stamp, input) =>
    insertUnit(tx, { ...stamp, ...unitColumns(input), ...noStandard, ...sentStandard(input) }),
  update: (tx, id, input, updated_at) =>
    updateUnit(tx, id, { ...unitColumns(input), ...sentStandard(input), updated_at }),
  saveDetails: (tx, id, input) => replaceAliases(tx, 'units', id, aliasNames(input)),
  inputOf: (row, details) => ({
    name: row.name,
    pluralName: row.plural_name,
    description: row.description,
    fraction: row.fraction === 1,
    abbreviation: row.abbreviation,
    pluralAbbreviation: row.plural_abbreviation,
    useAbbreviation: row.use_abbreviation === 1,
    ...presentStandard(row),
    onHand: false,
    aliases: (details.aliases.get(row.id) ?? []).map((name) => ({ name })),
  }),
  sharedPart: (input) => ({ ...unitColumns(input), ...sentStandard(input), aliases: aliasNames(input) }),
  changesOthers: async () => false,
  namesIn: (row) => {
    const names = { one: row.name, many: row.plural_name || row.name };
    if (row.use_abbreviation !== 1 || row.abbreviation === '') return names;
    return { one: row.abbreviation, many: row.plural_abbreviation || row.abbreviation };
  },
  present: presentUnit,
};

/** The aliases that were sent, each once and none of them blank. */
function aliasNames({ aliases }: { aliases: readonly { name: string }[] }): string[] {
  return [...new Set(aliases.map(({ name }) => name.trim()))].filter((name) => name !== '');
}
