import type { IngredientUnit } from '@hearth/contract';
import { IconArrowMerge } from '../../../../ui/icons/arrow-merge.ts';
import { IconLanguage } from '../../../../ui/icons/language.ts';
import { IconRuler2 as IconRuler } from '../../../../ui/icons/ruler-2.ts';
import { lazy } from 'react';
import { createdColumn, flagColumn, nameColumn, textColumn } from '../table/cells.tsx';
import type { DataDialogProps, DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { listUnits } from '../data.queries.ts';

type Props = DataDialogProps<IngredientUnit>;

const UnitForm = lazy(async () => ({ default: (await import('../dialogs/forms/unit-form.tsx')).UnitForm }));
const Merge = lazy(async () => {
  const { MergeDialog } = await import('../dialogs/merge-dialog.tsx');
  return { default: (props: Props) => <MergeDialog {...props} kind="units" /> };
});
const Seed = lazy(async () => {
  const { SeedDialog } = await import('../dialogs/seed-dialog.tsx');
  return { default: (props: Props) => <SeedDialog {...props} kind="units" /> };
});

const joinAliases = ({ aliases }: IngredientUnit) => aliases.map(({ name }) => name).join(', ');

const units: DataKind<IngredientUnit> = {
  key: 'units',
  path: '/api/units',
  list: listUnits,
  icon: IconRuler,
  columns: [
    nameColumn(),
    textColumn('plural', ({ pluralName }) => pluralName, { share: 2 }),
    textColumn('abbreviation', ({ abbreviation }) => abbreviation),
    textColumn('pluralAbbreviation', (unit) => unit.pluralAbbreviation, { isHiddenAtFirst: true }),
    flagColumn('useAbbreviation', ({ useAbbreviation }) => useAbbreviation, { isHiddenAtFirst: true }),
    flagColumn('fraction', ({ fraction }) => fraction),
    textColumn('aliases', joinAliases, { isHiddenAtFirst: true, share: 2 }),
    textColumn('description', ({ description }) => description, { isHiddenAtFirst: true, share: 2 }),
    createdColumn(),
  ],
  searchedTexts: (unit) => [
    unit.name,
    unit.pluralName ?? '',
    unit.abbreviation,
    unit.pluralAbbreviation ?? '',
    joinAliases(unit),
  ],
  order: { column: 'name', isDescending: false },
  Form: UnitForm,
  actions: [
    { key: 'seed', icon: IconLanguage, places: ['page'], Dialog: Seed },
    { key: 'merge', icon: IconArrowMerge, places: ['page', 'row'], Dialog: Merge },
  ],
};

/** Units that recipes measure with. */
export function UnitsPage() {
  return <DataPage kind={units} />;
}
