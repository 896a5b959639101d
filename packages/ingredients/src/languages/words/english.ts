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
  'bell chili chilli flakes paprika curry seasoning dressing tortillas pastry puff dough filling topping skin removed bone ' +
  'liqueur broccoli steaks haddock couscous on store approx approximately table puree loin croutons reserved ' +
  'reserve biscotti jumbo sole vinaigrette chiles chile anise aniseed jus naan chunks chunk blade marinated ' +
  'marinade quince pesto salad mini dill baguette brioche pita pitas organic glaze glace pate burger burgers crepes ' +
  'total portions portion tagliatelle chocolates mug mugs noisette press minimum maximum per cent solids solid ' +
  'parts part level separated separator gelato base grilled possible fideos gruyere chorizo pecorino passata ' +
  'rigatoni farro cacao latte macaroni penne ravioli gnocchi risotto tofu hummus cognac brandy rum whisky vodka ' +
  'tequila calvados champagne sherry madeira marsala cider beer coffee tea cola pastrami salami bratwurst tuna cod ' +
  'halibut trout tilapia sardines anchovies anchovy crab lobster oysters mussels clams squid octopus venison rabbit ' +
  'quail veal kiwi mango papaya melon pear pears plum plums peach apricot fig figs date dates grapes raisins ' +
  'currants sultanas cherry cherries cranberries coconut pistachios pistachio hazelnut hazelnuts cashew cashews ' +
  'macadamia quinoa bulgur barley rye oats oatmeal millet sorghum tapioca arrowroot agar tahini miso wasabi ' +
  'sriracha tabasco worcestershire ketchup relish pickle pickles capers olives artichoke artichokes asparagus ' +
  'aubergine eggplant zucchini courgette leek leeks radish radishes turnip beet beets beetroot fennel kale chard ' +
  'arugula rocket endive watercress sprouts okra plantain yam yams jalapeno jalapenos serrano habanero poblano ' +
  'chipotle oregano sage tarragon marjoram chives turmeric saffron cardamom allspice fenugreek sesame poppy ' +
  'sunflower flax flaxseed chia almond cornstarch cornmeal buttermilk ghee lard shortening margarine brie camembert ' +
  'gouda provolone mascarpone burrata halloumi roquefort stilton manchego asiago romano tins tin bowl bowls bag ' +
  'bags box boxes carton cartons bar bars block blocks rib ribs rack racks shot shots splash splashes drizzle knob ' +
  'loaf loaves roll rolls tray packs pouch bulb bulbs fillet fillets filet filets chop chops cutlets roast joint ' +
  'rump sirloin brisket shank shoulder belly tenderloin medallions scallops calamari prawns rounds strip wedges ' +
  'halves quarters dice julienne batons lengthwise crosswise diagonally thick thin unpeeled unsweetened sweetened ' +
  'condensed evaporated skimmed skim instant active firm silken raw ripe crisp crispy smoked cured pickled glazed ' +
  'roasted fried steamed poached blanched boiled hot cold warm lukewarm chilled pure real dark light long short ' +
  'round super maxi grade type brand use using used see note recipe follows also just only any other some few ' +
  'several many both own depending desired necessary accompaniment decorating dusting frying greasing brushing ' +
  'rolling sprinkling ' +
  'bicarbonate spaghetti teriyaki pudding rind barbecue caramel kohlrabi top bechamel dozen bits hamburger queso fresco';
