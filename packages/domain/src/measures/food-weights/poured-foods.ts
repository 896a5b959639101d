/**
 * Foods of the table that are poured, so that a metric kitchen measures them by volume. Thick ones that it weighs, such
 * as sour cream and yogurt, are not among them.
 */
export const pouredFoods: ReadonlySet<string> = new Set(
  [
    'water mineral-water sparkling-water rose-water orange-blossom-water coconut-water',
    'milk whole-milk low-fat-milk skim-milk oat-milk almond-milk soy-milk coconut-milk condensed-milk evaporated-milk',
    'buttermilk cream heavy-cream cooking-cream coconut-cream half-and-half kefir laban ayran',
    'olive-oil extra-virgin-olive-oil canola-oil sunflower-oil coconut-oil cooking-oil sesame-oil vegetable-oil',
    'peanut-oil pumpkin-seed-oil flaxseed-oil corn-oil chili-oil perilla-oil avocado-oil walnut-oil',
    'vinegar balsamic-vinegar white-wine-vinegar apple-cider-vinegar red-wine-vinegar rice-vinegar grape-vinegar',
    'broth vegetable-broth beef-broth chicken-broth dashi canned-soup cream-of-mushroom-soup cream-of-chicken-soup',
    'juice orange-juice apple-juice lemon-juice lime-juice grape-juice pineapple-juice pomegranate-juice mango-juice',
    'cranberry-juice tomato-juice lemonade soda cola ginger-ale malt-drink kvass',
    'coffee arabic-coffee turkish-coffee espresso tea black-tea green-tea herbal-tea iced-tea chamomile-tea',
    'hibiscus-tea hot-chocolate wine red-wine white-wine sparkling-wine sherry shaoxing-wine rice-wine mirin sake',
    'beer rum brandy vodka whiskey',
    'honey maple-syrup molasses date-syrup pomegranate-molasses sugar-syrup corn-syrup golden-syrup agave-syrup',
    'soy-sauce dark-soy-sauce fish-sauce worcestershire-sauce oyster-sauce teriyaki-sauce hot-sauce salad-dressing',
    'vanilla-extract',
  ].flatMap((line) => line.split(' ')),
);
