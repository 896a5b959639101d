/** The template that comes with Hearth; a file of its name in the operator's folder takes its place. */
export const stockTemplate = {
  name: 'recipes.md',
  text: `![Recipe image](/api/media/recipes/{{ recipe.id }}/images/original.webp)

# {{ recipe.name }}

{{ recipe.description }}

## Ingredients
{% for ingredient in recipe.recipeIngredient %}- [ ] {{ ingredient.display }}
{% endfor %}
## Instructions
{% for step in recipe.recipeInstructions %}- [ ] {{ step.text }}
{% endfor %}
{% for note in recipe.notes %}
**{{ note.title }}:** {{ note.text }}
{% endfor %}
---

Tags: {% for tag in recipe.tags %}{{ tag.name }}{% if not loop.last %}, {% endif %}{% endfor %}
`,
} as const;
