import { IconSchool } from '../../../../ui/icons/school.ts';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/index.ts';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { fractionalAmountText } from '../../../../ui/form/amount-text.ts';
import { createdColumn, nameColumn } from '../table/cells.tsx';
import type { DataKind, NamedCorrection } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { everything } from '../data.queries.ts';
import classes from '../table/table.module.css';

const CorrectionForm = lazy(async () => ({
  default: (await import('../dialogs/forms/correction-form.tsx')).CorrectionForm,
}));

function Kind({ item }: { item: NamedCorrection }) {
  const { t } = useTranslation('data');
  return t(`correction.kind.${item.kind}`);
}

/** What a text means, as an ingredient; empty for a preparation, which says nothing but its kind. */
function formatMeaning({ quantity, unitName, foodName, note }: NamedCorrection): string {
  const amount = quantity === 0 ? '' : fractionalAmountText(quantity, activeLocale.formats);
  const named = [amount, unitName ?? '', foodName ?? ''].filter((part) => part !== '').join(' ');
  return [named, note].filter((part) => part !== '').join(', ');
}

function Meaning({ item }: { item: NamedCorrection }) {
  const { t } = useTranslation('data');
  if (item.kind === 'preparation') return t('correction.toNote');
  return (
    <span className={classes.words} dir="auto">
      {formatMeaning(item)}
    </span>
  );
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
    { ...nameColumn(), key: 'text' },
    { key: 'kind', Cell: Kind, sortKey: ({ kind }) => kind },
    { key: 'meaning', Cell: Meaning, sortKey: formatMeaning, share: 2 },
    createdColumn(),
  ],
  searchedTexts: (item) => [item.text, formatMeaning(item)],
  order: { column: 'created', isDescending: true },
  Form: CorrectionForm,
  actions: [],
};

/** What the group has taught the readers of ingredient lines. */
export function CorrectionsPage() {
  return <DataPage kind={corrections} />;
}
