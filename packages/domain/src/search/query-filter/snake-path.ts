const wordBoundary = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** A camelCase or snake_case name in snake_case: `recipeCategory` and `orgURL` are `recipe_category`, `org_url`. */
export function snakeCase(name: string): string {
  return name.replace(wordBoundary, '_').toLowerCase();
}
