/** The ids of the rows come from a statement of the same scope, mostly of the same transaction. */
const byIds = 'reads or changes rows by ids that were read within the scope';
/** Rows that belong to such rows, and rows that those name. */
const ofRecipes = 'reads what recipes consist of, by ids of recipes that were read within the scope';
const ofSizes = 'asks for the highest row numbers of tables, which tells nothing about any row';
const ofThings = 'reads which households have a food or a tool, by ids that were read within the scope';

/**
 * Statements that may run without naming their scope, with the reason. The key is the source: the file below
 * `src`, and the function.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'features/recipes/documents/recipe-parts.repository.ts findRecipeParts': ofRecipes,
  'features/recipes/documents/recipe-parts.repository.ts findInnerRecipes': ofRecipes,
  'features/recipes/documents/recipe-parts.repository.ts findOrganizers': ofRecipes,
  'features/recipes/documents/recipe-parts.repository.ts findToolHouseholds': ofRecipes,
  'features/recipes/search-index/recipe-index.repository.ts findIndexedTexts': ofRecipes,
  'features/catalog/on-hand/on-hand.repository.ts findOnHand': ofThings,
  'features/catalog/on-hand/on-hand.repository.ts replaceHouseholds': byIds,
  'features/catalog/foods/catalog-entries.repository.ts moveIngredients': byIds,
  'features/recipes/documents/recipe-documents.repository.ts findVersions': byIds,
  'features/recipes/documents/recipe-documents.repository.ts storeDocuments': byIds,
  'features/recipes/documents/recipe-documents.repository.ts refreshDocuments': byIds,
  'features/recipes/documents/recipe-documents.repository.ts writeBuilt': byIds,
  'features/recipes/documents/invalidate-documents.repository.ts invalidateDocumentsNaming': byIds,
  'features/recipes/documents/invalidate-documents.repository.ts invalidateDocumentsLabelled': byIds,
  'features/recipes/documents/invalidate-documents.repository.ts invalidateFound': byIds,
  'features/recipes/recipe/write/put-in-trash.repository.ts putInTrash': byIds,
  'features/recipes/recipe/write/referenced-recipes.repository.ts renameReferences': byIds,
  'features/recipes/trash/recipe-trash.repository.ts deleteRecipe': byIds,
  'features/recipes/recipe/write/recipe-writing.repository.ts insertRecipe':
    'copies the columns of the row that the same function has inserted',
  'features/recipes/library/recipe-list.repository.ts findRowsOf':
    'turns ids of changed recipes into row numbers, of which the list keeps those of its group',
  'features/recipes/library/filter/run-by-cost.repository.ts isLargeLibrary': ofSizes,
  'features/recipes/library/filter/run-by-cost.repository.ts findSizes': ofSizes,
  'features/recipes/search-index/recipe-search.repository.ts unindexRecipe': byIds,
  'features/recipes/comments/comments.repository.ts updateComment': byIds,
  'features/recipes/comments/comments.repository.ts deleteComment': byIds,
  'features/recipes/timeline/timeline.repository.ts updateEvent': byIds,
  'features/recipes/timeline/timeline.repository.ts deleteEvent': byIds,
  'features/imports/reports/reports.repository.ts updateStatus':
    'ends the report that the running import has created; no request names it',
  'features/shopping/store/stored-items.repository.ts withShares':
    'reads the recipe shares of items by keys that were read within the scope',
};

const ofInvited = 'who manages the group invites to any of its households; the group is required beside it';
const byFilter = 'a filter of the caller may name any id; the group of the scope is required beside it';

/** Statements that name their scope and may compare with another group or household as well, with the reason. */
export const besideOwn: Readonly<Record<string, string>> = {
  'features/automation/notifiers/listeners.repository.ts findListeners':
    'a change of a recipe is announced to the household that owns it, also if a member of another one made the change',
  'features/people/households/households.repository.ts findPreferences':
    'reads the preferences of any household of the group',
  'features/people/invitations/invitations.repository.ts findHouseholdName': ofInvited,
  'features/people/invitations/invitations.repository.ts insertInvitation': ofInvited,
  'features/recipes/library/recipe-list.repository.ts findRecipeRows': byFilter,
  'features/recipes/library/recipe-suggestions.repository.ts findSuggested': byFilter,
  'platform/db/dialect.ts joinedNumbers': byFilter,
  'platform/paging/listed-rows.repository.ts findListedRows': byFilter,
};
