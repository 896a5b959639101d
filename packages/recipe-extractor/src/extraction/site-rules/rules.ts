/** Rules for sites whose pages are not read well without help, by host. `docs/site-rules.md` explains how to add one. */
import type { SiteRule } from './site-rule.ts';

/** In the order of the hosts. */
export const SITE_RULES: readonly SiteRule[] = [
  {
    host: 'cookomix.com',
    reason: 'The data has a step for each ingredient that goes into the machine.',
    fields: { steps: '.instructions ol > li', sections: '.instructions h2' },
  },
  {
    host: 'eggs.ca',
    reason: 'The data lacks the metric amounts, and the page shows them.',
    fields: { ingredients: 'li.ingredient', groups: '.ingredients__sectionHeading' },
  },
  {
    host: 'essen-und-trinken.de',
    reason: 'The data has every food in the singular and lacks the remarks behind it.',
    fields: {
      ingredients: '.recipe-ingredients__amount, .recipe-ingredients__label',
      groups: '.recipe-ingredients__separator',
    },
    leaveOut: '.recipe-ingredients__unit-singular',
  },
  {
    host: 'myplate.gov',
    reason: 'The data has one minute for every time.',
    fields: {
      prepTime: '.mp-recipe-full__detail--prep-time .mp-recipe-full__detail--data',
      cookTime: '.mp-recipe-full__detail--cook-time .mp-recipe-full__detail--data',
    },
  },
  {
    host: 'schoolofwok.co.uk',
    reason: 'The data has no picture, and the page describes it as "recipe".',
    fields: { image: 'img[src*="/recipes/show_images/"]' },
  },
  {
    host: 'sharkninja.com',
    reason: 'The data has the steps once for each device, one behind the other.',
    fields: { steps: '.recipe-pdp-instructions__steps > div:first-of-type > p' },
    leaveOut: '.recipe-pdp-instructions__steps strong',
  },
  {
    host: 'thermomix-santander.es',
    reason: 'The page presents itself with the picture of a product.',
    fields: { image: 'p > img.img-responsive' },
  },
];
