/** The data pages in their order: key, URL, and their group in the list. */
export const dataPages = [
  { key: 'recipes', to: '/group/data/recipes', section: 'recipes' },
  { key: 'recipeActions', to: '/group/data/recipe-actions', section: 'recipes' },
  { key: 'foods', to: '/group/data/foods', section: 'kitchen' },
  { key: 'units', to: '/group/data/units', section: 'kitchen' },
  { key: 'labels', to: '/group/data/labels', section: 'kitchen' },
  { key: 'corrections', to: '/group/data/corrections', section: 'kitchen' },
  { key: 'categories', to: '/group/data/categories', section: 'organizers' },
  { key: 'tags', to: '/group/data/tags', section: 'organizers' },
  { key: 'tools', to: '/group/data/tools', section: 'organizers' },
] as const;

/** Names a page of data; its texts are `page.<key>` and the like. */
export type DataKey = (typeof dataPages)[number]['key'];
