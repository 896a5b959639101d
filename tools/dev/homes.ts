/** Who lives where in the development database, and what they cook. All passwords are `hearth-dev`. */

export const password = 'hearth-dev';

export interface Home {
  readonly group: string;
  readonly household: string;
  readonly cook: { readonly username: string; readonly fullName: string; readonly admin: boolean };
  readonly recipes: readonly Dish[];
}

/** A recipe as a client would send it. */
interface Dish {
  readonly name: string;
  readonly description: string;
  readonly recipeIngredient: readonly { readonly note: string }[];
  readonly recipeInstructions: readonly { readonly text: string }[];
}

/** Two households that share a group, and one behind the wall. */
export const homes: readonly Home[] = [
  {
    group: 'Home',
    household: 'Family',
    cook: { username: 'admin', fullName: 'Ada Minster', admin: true },
    recipes: [
      dish(
        'Pancakes',
        'Thin ones, for the whole table.',
        ['300 g flour', '4 eggs', '600 ml milk', '1 pinch salt'],
        [
          'Whisk everything to a thin batter and let it rest for 20 minutes.',
          'Fry thin pancakes in butter over medium heat.',
        ],
      ),
      dish(
        'Lentil Soup',
        'Better the next day.',
        ['300 g brown lentils', '2 carrots', '1 onion', '1 tbsp vinegar'],
        [
          'Soften the vegetables in oil, add lentils and 1.5 l water.',
          'Simmer for 40 minutes and season with vinegar.',
        ],
      ),
      dish(
        'Green Salad',
        'With a dressing that keeps for a week.',
        ['1 head lettuce', '3 tbsp oil', '1 tbsp mustard'],
        ['Shake oil, mustard and a little water in a jar.', 'Dress the washed leaves just before serving.'],
      ),
    ],
  },
  {
    group: 'Home',
    household: 'Grandparents',
    cook: { username: 'granny', fullName: 'Greta Minster', admin: false },
    recipes: [
      dish(
        'Apple Cake',
        'From the back of the flour bag.',
        ['5 apples', '200 g butter', '200 g sugar', '4 eggs'],
        [
          'Beat butter, sugar and eggs, fold in the flour.',
          'Cover with apple slices and bake for 45 minutes at 180 °C.',
        ],
      ),
    ],
  },
  {
    group: 'Neighbours',
    household: 'Attic',
    cook: { username: 'neighbour', fullName: 'Nils Attic', admin: false },
    recipes: [
      dish(
        'Secret Stew',
        'Nobody else may read this.',
        ['1 kg beef', '1 bottle stout', '4 onions'],
        ['Brown the meat, add onions and stout, and braise for three hours.'],
      ),
    ],
  },
];

function dish(
  name: string,
  description: string,
  ingredients: readonly string[],
  steps: readonly string[],
): Dish {
  return {
    name,
    description,
    recipeIngredient: ingredients.map((note) => ({ note })),
    recipeInstructions: steps.map((text) => ({ text })),
  };
}
