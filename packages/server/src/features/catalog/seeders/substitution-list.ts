/** The notes of substitutions; their texts are in the catalogue of the server. */
export const substitutionNotes = [
  'cakes',
  'binding',
  'frying',
  'sauces',
  'dressings',
  'lastMinute',
  'notWhipped',
  'lessLiquid',
  'lessSalt',
  'souring',
  'thinned',
  'milder',
  'stronger',
  'longer',
  'shorter',
  'soaked',
  'ground',
  'chopped',
  'withWater',
  'inWater',
] as const;
export type SubstitutionNote = (typeof substitutionNotes)[number];

/** So much of a food by its key, in a unit by its key; null for pieces, or parts of any unit where both sides have none. */
interface SeedAmount {
  readonly food: string;
  readonly quantity: number;
  readonly unit: string | null;
}

/** What may be taken in the place of a food, in every kitchen. */
export interface SeedSubstitution {
  readonly from: SeedAmount;
  readonly to: SeedAmount;
  readonly note: SubstitutionNote | null;
}

/** A line each: `food amount unit > substitute amount unit | note`. Without amounts one part takes the place of one. */
const lines = `
egg 1 > applesauce 60 gram | cakes
egg 1 > banana 0.5 piece | cakes
egg 1 > flaxseed 1 tablespoon | soaked
egg 1 > chia-seeds 1 tablespoon | soaked
egg 1 > yogurt 60 gram | cakes
egg 1 > quail-egg 4 piece
butter > margarine
butter 100 gram > vegetable-oil 80 gram | cakes
butter 100 gram > coconut-oil 80 gram | cakes
butter 100 gram > ghee 80 gram | frying
unsalted-butter > butter | lessSalt
margarine > butter
ghee > vegetable-oil | frying
buttermilk > milk | souring
buttermilk > kefir
buttermilk > yogurt | thinned
kefir > buttermilk
milk > oat-milk
milk > soy-milk
milk > almond-milk
milk 2 > evaporated-milk 1 | withWater
milk 250 milliliter > powdered-milk 30 gram | inWater
whole-milk > milk
cream > coconut-milk | sauces
cream > creme-fraiche | sauces
heavy-cream > coconut-milk | notWhipped
creme-fraiche > sour-cream | lastMinute
sour-cream > creme-fraiche
sour-cream > greek-yogurt | lastMinute
greek-yogurt > quark
quark > greek-yogurt
quark > ricotta
yogurt > kefir
mascarpone > cream-cheese
cream-cheese > mascarpone
ricotta > cottage-cheese
cottage-cheese > ricotta
parmesan > pecorino | lessSalt
pecorino > parmesan
gruyere > emmental
emmental > gruyere
feta > goat-cheese
goat-cheese > feta | lessSalt
cheddar > gouda
brie > camembert
camembert > brie
sugar 100 gram > honey 75 gram | lessLiquid
sugar 100 gram > maple-syrup 75 gram | lessLiquid
brown-sugar > raw-sugar
brown-sugar > sugar | milder
superfine-sugar > sugar | ground
powdered-sugar > sugar | ground
honey > maple-syrup
maple-syrup > honey
molasses > honey | milder
vanilla-bean 1 > vanilla-extract 3 teaspoon
vanilla-extract 1 teaspoon > vanilla-sugar 8 gram
chocolate-chips > dark-chocolate | chopped
baking-powder 1 teaspoon > baking-soda 0.25 teaspoon | souring
fresh-yeast 21 gram > dried-yeast 7 gram
dried-yeast 7 gram > fresh-yeast 21 gram
cornstarch 1 > all-purpose-flour 2 | binding
all-purpose-flour 2 > cornstarch 1 | binding
cornstarch > potato-starch | binding
potato-starch > cornstarch | binding
gelatin-sheet 6 > gelatin 9 gram
gelatin 9 gram > gelatin-sheet 6 piece
bread-flour > all-purpose-flour
all-purpose-flour > spelt-flour
spelt-flour > all-purpose-flour
whole-wheat-flour > all-purpose-flour | lessLiquid
almond-flour > ground-almonds
ground-almonds > almond-flour
breadcrumbs > panko
panko > breadcrumbs
breadcrumbs > rolled-oats | binding
cornmeal > polenta
garlic 1 clove > garlic-powder 0.125 teaspoon
garlic-clove 1 > garlic-powder 0.125 teaspoon
onion 1 > onion-powder 1 tablespoon
onion 1 > shallot 3 piece
shallot 3 > onion 1 piece
red-onion > onion
chives > green-onion
ginger 1 tablespoon > ground-ginger 0.25 teaspoon
cilantro > parsley | milder
parsley > cilantro | stronger
spinach > swiss-chard | longer
swiss-chard > spinach | shorter
kale > savoy-cabbage
butternut-squash > pumpkin
pumpkin > butternut-squash
jalapeno > green-chili | stronger
diced-tomatoes > peeled-tomatoes | chopped
lemon-juice > lime-juice
lime-juice > lemon-juice
lemon-juice 2 > vinegar 1 | stronger
pine-nuts > cashew
walnut > pecan
pecan > walnut
hazelnut > almond
almond > hazelnut
raisins > dried-cranberry
raisins > sultanas
kidney-beans > black-beans
black-beans > kidney-beans
white-beans > chickpeas
chickpeas > white-beans
chicken-breast > turkey-breast
ground-beef > ground-turkey | milder
sunflower-oil > canola-oil
canola-oil > sunflower-oil
red-wine-vinegar > white-wine-vinegar
white-wine-vinegar > apple-cider-vinegar
rice-vinegar > apple-cider-vinegar | stronger
chicken-broth > vegetable-broth
beef-broth > vegetable-broth | milder
vegetable-broth 500 milliliter > bouillon-cube 1 piece | inWater
white-wine > vegetable-broth | souring
dijon-mustard > mustard | milder
mayonnaise > greek-yogurt | dressings
fish-sauce > soy-sauce | milder
worcestershire-sauce > soy-sauce
basmati-rice > jasmine-rice
jasmine-rice > basmati-rice
brown-rice > rice | shorter
couscous > bulgur | longer
bulgur > couscous | shorter
spaghetti > linguine
penne > fusilli
fusilli > penne
smoked-paprika > paprika | milder
cinnamon-stick 1 > cinnamon 0.5 teaspoon
`;

/** About a hundred substitutions that hold in every kitchen. */
export const seedSubstitutions: readonly SeedSubstitution[] = lines.trim().split('\n').map(readLine);

function readLine(line: string): SeedSubstitution {
  const [amounts = '', note] = line.split(' | ');
  const [from = '', to = ''] = amounts.split(' > ');
  return {
    from: readAmount(from),
    to: readAmount(to),
    note: substitutionNotes.find((key) => key === note) ?? null,
  };
}

function readAmount(text: string): SeedAmount {
  const [food = '', quantity = '1', unit = null] = text.split(' ');
  return { food, quantity: Number(quantity), unit };
}
