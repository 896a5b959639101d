import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../ui/text/list-text.ts';
import { api } from '../../../platform/api/index.ts';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';

/** So many are named; the number says how many there are. */
const maxNamed = 5;

/** Which recipes have this one as an ingredient, as a sentence; nothing while that is not known. */
export function UsedBy({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('recipes-within');
  const { data } = useQuery(usersQuery(recipeId));
  if (data === undefined || data.total === 0) return null;
  const names = data.items.map(({ name }) => name);
  const shown = data.total > names.length ? [...names, '…'] : names;
  return (
    <strong data-part="used-by">
      {t('usedBy', {
        count: data.total,
        number: formats.number(data.total),
        names: listText(shown, activeLocale.formats),
      })}
    </strong>
  );
}

/** The recipes of the own group that have a recipe as an ingredient: the first of them, and how many there are. */
function usersQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['recipes', 'users', recipeId],
    queryFn: ({ signal }) =>
      api.get('/api/recipes', {
        query: {
          queryFilter: `recipe_ingredient.referenced_recipe_id = "${recipeId}"`,
          page: 1,
          perPage: maxNamed,
          orderBy: 'name',
          orderDirection: 'asc',
        },
        signal,
        quiet: true,
      }),
    retry: false,
  });
}
