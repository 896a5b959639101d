import type { MigrationFormat } from './format.ts';
import { anyList } from './formats/anylist.ts';
import { cookmate } from './formats/cookmate.ts';
import { crouton } from './formats/crouton.ts';
import { hearth } from './formats/hearth.ts';
import { gourmet } from './formats/gourmet.ts';
import { krecipes } from './formats/krecipes.ts';
import { masterCook } from './formats/mastercook.ts';
import { mealMaster } from './formats/mealmaster.ts';
import { nowYoureCooking } from './formats/now-youre-cooking.ts';
import { openRecipeFormat } from './formats/open-recipe-format.ts';
import { recetteTek } from './formats/recettetek.ts';
import { recipeMl } from './formats/recipeml.ts';
import { rezkonv } from './formats/rezkonv.ts';
import { saffron } from './formats/saffron.ts';
import { chowdown } from './formats/chowdown.ts';
import { cooklang } from './formats/cooklang.ts';
import { copyMeThat } from './formats/copy-me-that.ts';
import { markdown } from './formats/markdown.ts';
import { mealieAlpha } from './formats/mealie-alpha.ts';
import { mela } from './formats/mela.ts';
import { myRecipeBox } from './formats/my-recipe-box.ts';
import { nextcloud } from './formats/nextcloud.ts';
import { otherJson } from './formats/other-json.ts';
import { paprikaHtml } from './formats/paprika-html.ts';
import { paprika } from './formats/paprika.ts';
import { plainText } from './formats/plain-text.ts';
import { planToEat } from './formats/plan-to-eat.ts';
import { recipeKeeper } from './formats/recipe-keeper.ts';
import { recipeMd } from './formats/recipemd.ts';
import { schemaOrg } from './formats/schema-org.ts';
import { webPage } from './formats/web-page.ts';
import { tandoor } from './formats/tandoor.ts';
import { withOwnRecord } from './own-record.ts';

/** How each program that people move from writes its recipes, by the names of the contract. */
export const migrationFormats = {
  hearth,
  nextcloud,
  chowdown,
  copymethat: copyMeThat,
  paprika,
  mealie_alpha: mealieAlpha,
  tandoor,
  plantoeat: planToEat,
  myrecipebox: myRecipeBox,
  recipekeeper: recipeKeeper,
  recipesage: withOwnRecord(schemaOrg),
  schemaorg: withOwnRecord(schemaOrg),
  mela,
  cooklang: withOwnRecord(cooklang),
  paprika_html: paprikaHtml,
  anylist: anyList,
  cookmate,
  crouton,
  gourmet,
  krecipes,
  mastercook: masterCook,
  mealmaster: mealMaster,
  nowyourecooking: nowYoureCooking,
  openrecipeformat: openRecipeFormat,
  recettetek: recetteTek,
  recipeml: recipeMl,
  rezkonv,
  saffron,
  json: withOwnRecord(otherJson),
  markdown: withOwnRecord(markdown),
  recipemd: withOwnRecord(recipeMd),
  plaintext: withOwnRecord(plainText),
  webpage: webPage,
} as const satisfies Record<string, MigrationFormat>;

/** The name of a program in the contract. */
export type MigrationType = keyof typeof migrationFormats;
