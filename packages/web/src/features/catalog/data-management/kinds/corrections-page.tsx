import type { IngredientCorrection } from '@hearth/contract';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/index.ts';
import { createdColumn, nameColumn, textColumn } from '../table/cells.tsx';
import type { DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { everything } from '../data.queries.ts';

/** A correction under the name that pages of data order and search by. */
export type NamedCorrection = IngredientCorrection & { readonly name: string };

const CorrectionForm = lazy(async () => ({
  default: (await import('../dialogs/forms/correction-form.tsx')).CorrectionForm,
}));

function Kind({ item }: { item: NamedCorrection }) {
  const { t } = useTranslation('data');
  return t(`correction.kind.${item.kind}`);
}

function meaningOf({ quantity, unitName, foodName, note }: NamedCorrection): string {
  const amount = quantity === null ? '' : String(quantity);
  const named = [amount, unitName ?? '', foodName ?? ''].filter((part) => part !== '').join(' ');
  return [named, note].filter((part) => part !== '').join(', ');
}

const corrections: DataKind<NamedCorrection> = {
  key: 'corrections',
  path: '/api/parser/corrections',
  list: async (settings) => {
    const page = await api.get('/api/parser/corrections', { query: everything, ...settings });
    return page.items.map((correction) => ({ ...correction, name: correction.text }));
  },
  icon: IconSchool,
  columns: [
    nameColumn(),
    { key: 'kind', Cell: Kind, sortKey: ({ kind }) => kind },
    textColumn('meaning', meaningOf, { share: 2 }),
    createdColumn(),
  ],
  searchedTexts: (item) => [item.text, meaningOf(item)],
  order: { column: 'created', isDescending: true },
  Form: CorrectionForm,
  actions: [],
};

/** What the group has taught the readers of ingredient lines. */
export function CorrectionsPage() {
  return <DataPage kind={corrections} />;
}
