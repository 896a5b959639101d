import type { Label } from '@hearth/contract';
import { IconLanguage } from '../../../../ui/icons/language.ts';
import { IconTag } from '../../../../ui/icons/tag.ts';
import { lazy } from 'react';
import type { DataDialogProps, DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { everything } from '../data.queries.ts';
import { api } from '../../../../platform/api/index.ts';
import { nameColumn, Swatch } from '../table/cells.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';

const LabelForm = lazy(async () => ({
  default: (await import('../dialogs/forms/label-form.tsx')).LabelForm,
}));
const Seed = lazy(async () => {
  const { SeedDialog } = await import('../dialogs/seed-dialog.tsx');
  return { default: (props: DataDialogProps<Label>) => <SeedDialog {...props} kind="labels" /> };
});

const labels: DataKind<Label> = {
  key: 'labels',
  path: '/api/groups/labels',
  list: async (settings) => (await api.get('/api/groups/labels', { query: everything, ...settings })).items,
  icon: IconTag,
  columns: [
    nameColumn(({ item }) => <LabelChip label={item} />),
    {
      key: 'color',
      // The dot beside the name shows it already.
      isHiddenAtFirst: true,
      sortKey: ({ color }) => color,
      Cell: ({ item }) => <Swatch color={item.color} />,
    },
  ],
  searchedTexts: ({ name }) => [name],
  order: { column: 'name', isDescending: false },
  Form: LabelForm,
  actions: [{ key: 'seed', icon: IconLanguage, places: ['page'], Dialog: Seed }],
};

/** Labels: what sorts foods into the aisles of a shop. */
export function LabelsPage() {
  return <DataPage kind={labels} />;
}
