/** An extracted recipe in the field names of the scorer; an empty object for none. Headings of sections count as steps there. */
export function scorerRecipe(recipe) {
  if (recipe === null) return {};
  return {
    title: recipe.title,
    total_time: recipe.totalTime?.minutes ?? null,
    prep_time: recipe.prepTime?.minutes ?? null,
    cook_time: recipe.cookTime?.minutes ?? null,
    yields: recipe.yields,
    ingredients: recipe.ingredients,
    ingredient_groups: recipe.ingredientGroups.map((group) => ({
      purpose: group.heading,
      ingredients: group.lines,
    })),
    instructions_list: recipe.sections.flatMap(sectionLines),
    image: recipe.image,
    nutrients: recipe.nutrition,
    author: recipe.author,
    description: recipe.description,
    category: recipe.category.join(','),
    cuisine: recipe.cuisine,
    keywords: recipe.keywords,
    ratings: recipe.rating,
    ratings_count: recipe.ratingsCount,
    language: recipe.language,
    canonical_url: recipe.canonicalUrl,
    site_name: recipe.siteName,
  };
}

function sectionLines(section) {
  const lines = section.steps.flatMap((step) => (step.name === null ? [step.text] : [step.name, step.text]));
  return section.heading === null ? lines : [section.heading, ...lines];
}
