/** Frequent words of English recipes, which tell the language and nothing else. */
export const english =
  'fine mixed peel envelopes gelatin unflavored salsa masa harina polenta ricotta feta fraiche creme game cube cubes bouillon ' +
  'bouquet garni zested tub yoghurt greek port ruby pizza crust semolina duck legs grand ice natural low fat pack petit ' +
  'candied pots confit lardons prosciutto pancetta espresso vermicelli linguine crema tostadas lasagne sheets ' +
  'tablespoon tablespoons teaspoon teaspoons tbsp tsp tbsps tsps cup cups ounce ounces oz fl pound pounds lb lbs pint pints ' +
  'quart quarts inch inches clove cloves slice slices can cans jar jars package packages packet bunch bunches pinch dash ' +
  'stalk stalks sprig sprigs handful piece pieces stick sticks bottle container leaf leaves head heads large small medium ' +
  'and or of the a an to for with into in about plus more your if from at each such as without until then not needed taste ' +
  'optional serving serve garnish room temperature style quality good preferably divided drained rinsed chopped diced minced ' +
  'sliced grated shredded peeled crushed ground fresh freshly finely roughly coarsely thinly cut halved quartered trimmed ' +
  'cubed melted softened beaten toasted cooked dried frozen canned packed seeded cored deveined boneless skinless whole ' +
  'unsalted salted salt pepper black white red green yellow brown sugar flour butter egg eggs milk cream water oil olive ' +
  'vegetable onion onions garlic tomato tomatoes potato potatoes carrot carrots celery cheese chicken beef pork fish lemon ' +
  'lime orange juice zest parsley cilantro coriander basil thyme rosemary mint cinnamon ginger vanilla extract baking soda ' +
  'powder yeast rice pasta noodles bread crumbs broth stock sauce soy vinegar wine mustard honey syrup mayonnaise yogurt ' +
  'cheddar mozzarella parmesan beans peas corn spinach mushrooms shallot shallots scallions spring cumin seeds nuts almonds ' +
  'walnuts pecans chocolate cocoa chips strips rings half one two three four five six eight bay nutmeg clove spray cooking ' +
  'all-purpose purpose self-raising caster icing plain double sour heavy kosher sea extra virgin turkey bacon sausage ham ' +
  'shrimp salmon steak breast thighs lamb mince minced stirring heat pan oven minutes add mix stir bake boil simmer place ' +
  'lettuce cucumber avocado cabbage pumpkin squash apple apples banana berries raspberries strawberries blueberries peanut ' +
  'bell chili chilli flakes paprika curry seasoning dressing tortillas pastry puff dough filling topping skin removed bone';
