import { IconSend } from '../../../../ui/icons/send.ts';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { nameColumn, textColumn } from '../table/cells.tsx';
import type { DataKind, NamedAction } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { everything } from '../data.queries.ts';
import { api } from '../../../../platform/api/index.ts';

const ActionForm = lazy(async () => ({
  default: (await import('../dialogs/forms/recipe-action-form.tsx')).RecipeActionForm,
}));

function Kind({ item }: { item: NamedAction }) {
  const { t } = useTranslation('data');
  return t(`actionType.${item.actionType}`);
}

const recipeActions: DataKind<NamedAction> = {
  key: 'recipeActions',
  path: '/api/households/recipe-actions',
  list: async (settings) => {
    const page = await api.get('/api/households/recipe-actions', { query: everything, ...settings });
    return page.items.map((action) => ({ ...action, name: action.title }));
  },
  icon: IconSend,
  columns: [
    nameColumn(),
    { key: 'type', Cell: Kind, sortKey: ({ actionType }) => actionType },
    textColumn('url', ({ url }) => url, { share: 3 }),
  ],
  searchedTexts: ({ title, url }) => [title, url],
  order: { column: 'name', isDescending: false },
  Form: ActionForm,
  actions: [],
};

/** Recipe actions of the household: links to other programs, and addresses that recipes are sent to. */
export function RecipeActionsPage() {
  return <DataPage kind={recipeActions} />;
}
