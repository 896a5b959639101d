import type { RecipeSummary } from '@hearth/contract';
import { IconArchive } from '../../../../ui/icons/archive.ts';
import { IconBook2 as IconBook } from '../../../../ui/icons/book-2.ts';
import { IconFileZip } from '../../../../ui/icons/file-zip.ts';
import { IconFolders } from '../../../../ui/icons/folders.ts';
import { IconListSearch } from '../../../../ui/icons/list-search.ts';
import { IconAdjustments as IconSettings } from '../../../../ui/icons/adjustments.ts';
import { IconTags } from '../../../../ui/icons/tags.ts';
import { IconUserShare } from '../../../../ui/icons/user-share.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import { personName } from '../../../people/self/index.ts';
import { createdColumn, nameColumn, textColumn } from '../table/cells.tsx';
import type { DataDialogProps, DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { everything } from '../data.queries.ts';
import { api } from '../../../../platform/api/index.ts';
import { groupMembersQuery } from '../recipes-data.queries.ts';

const RecipeOpener = lazy(async () => ({
  default: (await import('../dialogs/recipes/recipe-opener.tsx')).RecipeOpener,
}));
const Exports = lazyWithTexts<DataDialogProps<RecipeSummary>>(['exports'], () =>
  import('../dialogs/recipes/exports-dialog.tsx').then((module) => module.ExportsDialog),
);
const Export = lazy(async () => ({
  default: (await import('../dialogs/recipes/exports-dialog.tsx')).StartExportDialog,
}));
const Settings = lazy(async () => ({
  default: (await import('../dialogs/recipes/recipe-settings-dialog.tsx')).RecipeSettingsDialog,
}));
const Reading = lazy(async () => ({
  default: (await import('../dialogs/recipes/read-ingredients-dialog.tsx')).ReadIngredientsDialog,
}));
const Owner = lazy(async () => ({
  default: (await import('../dialogs/recipes/recipe-owner-dialog.tsx')).RecipeOwnerDialog,
}));
const organize = (kind: 'tags' | 'categories') =>
  lazy(async () => {
    const { OrganizeDialog } = await import('../dialogs/recipes/organize-dialog.tsx');
    return { default: (props: DataDialogProps<RecipeSummary>) => <OrganizeDialog {...props} kind={kind} /> };
  });
const [Tag, Categorize] = [organize('tags'), organize('categories')];

const joinNames = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

function buildRecipesKind(householdId: string, owners: ReadonlyMap<string, string>): DataKind<RecipeSummary> {
  const findOwner = ({ userId }: RecipeSummary) => owners.get(userId) ?? '';
  return {
    key: 'recipes',
    path: '/api/recipes',
    list: async (settings) => {
      const query = { ...everything, queryFilter: `household_id = "${householdId}"` };
      return (await api.get('/api/recipes', { query, ...settings })).items;
    },
    icon: IconBook,
    columns: [
      nameColumn(),
      textColumn('owner', findOwner),
      textColumn('categories', ({ recipeCategory }) => joinNames(recipeCategory), { share: 2 }),
      textColumn('tags', ({ tags }) => joinNames(tags), { share: 2 }),
      textColumn('tools', ({ tools }) => joinNames(tools), { isHiddenAtFirst: true }),
      textColumn('yield', ({ recipeYield }) => recipeYield, { isHiddenAtFirst: true }),
      textColumn('id', ({ id }) => id, { isHiddenAtFirst: true }),
      createdColumn(),
    ],
    searchedTexts: (recipe) => [
      recipe.name,
      joinNames(recipe.tags),
      joinNames(recipe.recipeCategory),
      findOwner(recipe),
    ],
    order: { column: 'name', isDescending: false },
    Form: RecipeOpener,
    actions: [
      { key: 'exports', icon: IconArchive, places: ['page'], Dialog: Exports },
      { key: 'export', icon: IconFileZip, places: ['chosen'], Dialog: Export },
      { key: 'tag', icon: IconTags, places: ['chosen'], Dialog: Tag },
      { key: 'categorize', icon: IconFolders, places: ['chosen'], Dialog: Categorize },
      { key: 'readIngredients', icon: IconListSearch, places: ['chosen'], Dialog: Reading },
      { key: 'settings', icon: IconSettings, places: ['chosen'], Dialog: Settings },
      { key: 'owner', icon: IconUserShare, places: ['chosen'], Dialog: Owner },
    ],
  };
}

/** Recipes of the own household, to change many at once. */
export function RecipesDataPage() {
  const self = useSelf();
  const members = useQuery(groupMembersQuery);
  const kind = useMemo(
    () =>
      buildRecipesKind(
        self?.householdId ?? '',
        new Map(members.data?.map((one) => [one.id, personName(one)])),
      ),
    [self?.householdId, members.data],
  );
  return <DataPage kind={kind} />;
}
