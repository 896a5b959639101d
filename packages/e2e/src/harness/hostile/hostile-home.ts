import type { ApiClient } from '../stage/api-client.ts';
import { administrator } from '../stage/hearth-process.ts';
import { furnishHostilePlan } from './hostile-plan.ts';
import { furnishHostileAutomation, furnishHostileShop } from './hostile-shop.ts';
import { allHostileWords, hostileChunks, hostileNames, hostileWords } from './hostile-words.ts';

/** The data that screens are opened with. */
export interface HostileHome {
  /** Slug of the group. */
  readonly group: string;
  /** Slug of a recipe that carries hostile texts in every field, and the lengths of everyday. */
  readonly recipe: string;
  /** Slug of the recipe that carries every hostile text in every field: long, and slow to draw. */
  readonly longRecipe: string;
  /** A share link of the long one. */
  readonly linkId: string;
  /** Slug of a public cookbook. */
  readonly cookbook: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const atOnce = 8;
/** As many texts get in by every way there is (see `hostileWords`). */
const few = 25;

/** Fills every text field of a household with the hostile texts. */
export async function furnishHostileHome(api: ApiClient): Promise<HostileHome> {
  await namePeopleAndPlaces(api);
  const foods = await createEntries(api, 'foods');
  const units = await createEntries(api, 'units');
  await each(hostileNames, (name) => api.change('POST', '/api/groups/labels', { name, color: '#959595' }));
  await each(hostileNames, (title, index) => {
    const url = `https://example.com/?q=${hostileWords[index] ?? ''}`;
    return api.change('POST', '/api/households/recipe-actions', { actionType: 'link', title, url });
  });
  await api.change('POST', '/api/parser/corrections', {
    lines: [],
    corrections: hostileNames.map((text, index) => ({
      kind: 'food',
      text,
      foodId: foods[index]?.id,
      note: hostileWords[index] ?? '',
    })),
  });
  const [firstName = '', secondName = ''] = hostileChunks(480);
  const parts = { foods, units };
  const longRecipe = await api.cook(`Tomato soup ${firstName}`, wholeRecipe(hostileWords, parts));
  const recipe = await api.cook(`Tomato soup ${secondName}`, wholeRecipe(hostileWords.slice(0, few), parts));
  await furnishCards(api);
  // The screen that reads lines takes the recipe of that name where there is one.
  await api.cook('Lines to read', {
    recipeIngredient: hostileWords.slice(0, few).map((word) => ({ note: `2 cups ${word}`, quantity: 1 })),
    settings: { disableAmount: true },
  });
  await furnishHostilePlan(api);
  await furnishHostileShop(api, recipe);
  await furnishHostileAutomation(api);
  const linkId = await talkAbout(api, longRecipe, hostileWords);
  await talkAbout(api, recipe, hostileWords.slice(0, few));
  const { groupSlug } = (await api.get('/api/users/self')).body as { groupSlug: string };
  return { group: groupSlug, recipe, longRecipe, linkId, cookbook: await furnishCookbooks(api) };
}

async function namePeopleAndPlaces(api: ApiClient): Promise<void> {
  const self = (await api.get('/api/users/self')).body as { groupId: string; householdId: string };
  const [groupName = '', householdName = '', ...others] = hostileChunks(240);
  await each(others, async (name) => {
    await api.change('POST', '/api/admin/groups', { name });
    await api.change('POST', '/api/admin/households', { name, groupId: self.groupId });
  });
  // A password takes time, so that few people carry many words each; their mails carry all.
  await each(others.slice(0, 8), (fullName, index) =>
    api.change('POST', '/api/admin/users', {
      email: `guest${index}@example.com`,
      // A name with an @ would have to be the address.
      username: `${fullName.replaceAll(/[\s@]/g, '').slice(0, 200)}${index}`,
      fullName,
      password: administrator.password,
    }),
  );
  const { groupId, householdId } = self;
  await api.change('PUT', `/api/admin/groups/${groupId}`, { id: groupId, name: groupName });
  await api.change('PUT', `/api/admin/households/${householdId}`, {
    id: householdId,
    groupId,
    name: householdName,
  });
  await api.change('PUT', '/api/groups/preferences', { privateGroup: false });
  await api.change('PUT', '/api/households/preferences', { privateHousehold: false });
}

function createEntries(api: ApiClient, kind: 'foods' | 'units'): Promise<Named[]> {
  return each(hostileNames, async (name, index) => {
    const word = hostileWords[index] ?? '';
    const more = kind === 'units' ? { abbreviation: name, pluralAbbreviation: name, fraction: true } : {};
    const fields = {
      name,
      pluralName: word,
      description: allHostileWords,
      aliases: [{ name: word }],
      ...more,
    };
    return (await api.change('POST', `/api/${kind}`, fields)) as Named;
  });
}

/** Every field of a recipe; those that repeat carry the given texts one by one, the others all of them. */
function wholeRecipe(words: readonly string[], { foods, units }: Record<'foods' | 'units', Named[]>) {
  const [, second = '', third = ''] = hostileWords;
  const [lines = '', moreLines = '', lastLines = ''] = hostileChunks(4900);
  const amounts = ['calories', 'carbohydrateContent', 'fatContent', 'proteinContent', 'sugarContent'];
  const names = hostileNames.slice(0, words.length);
  const organizers = names.map((name) => ({ name }));
  return {
    description: allHostileWords,
    recipeYield: lines,
    totalTime: moreLines,
    prepTime: lastLines,
    performTime: second,
    orgURL: `javascript:${third}`,
    recipeCategory: organizers,
    tags: organizers,
    tools: organizers,
    recipeIngredient: words.map((note, index) => ({
      title: note,
      note,
      originalText: note,
      quantity: 2,
      food: nameOnly(foods[index]),
      unit: nameOnly(units[index]),
    })),
    recipeInstructions: words.map((word, index) => ({
      title: word,
      summary: word,
      // A time in each step, for the timers that can be made of it.
      text: index === 0 ? allHostileWords : `Wait 30 minutes. ${word}`,
      ingredientReferences: [],
    })),
    notes: words.map((word) => ({ title: word, text: word })),
    nutrition: Object.fromEntries(amounts.map((name, index) => [name, hostileWords[index]])),
    assets: names.map((name, index) => ({ name, icon: name, fileName: `${index}.txt` })),
    extras: Object.fromEntries(names.map((name) => [name, name])),
    settings: {
      public: true,
      showNutrition: true,
      showAssets: true,
      disableAmount: false,
      disableComments: false,
    },
  };
}

/** Enough to say which one is meant: whole, a hundred of them would be larger than a request may be. */
function nameOnly(word: Named | undefined): Named | undefined {
  return word === undefined ? undefined : { id: word.id, name: word.name };
}

/** Recipes whose names are hostile, a plain one that screens look for, and as many in the trash. */
async function furnishCards(api: ApiClient): Promise<void> {
  const settings = { public: true };
  await api.cook('Tomato soup', { settings });
  await each(hostileNames, (name, index) => {
    const word = hostileWords[index] ?? '';
    const words = { description: word, totalTime: word, recipeYield: word, orgURL: word };
    return api.cook(name, { ...words, settings });
  });
  await each(hostileNames, async (name) => {
    const slug = await api.change('POST', '/api/recipes', { name });
    return api.change('DELETE', `/api/recipes/${String(slug)}`);
  });
}

/** Comments and events with the texts; answers a share link of the recipe. */
async function talkAbout(api: ApiClient, slug: string, words: readonly string[]): Promise<string> {
  const { id: recipeId } = (await api.get(`/api/recipes/${slug}`)).body as Named;
  await each(words, (text) => api.change('POST', '/api/comments', { recipeId, text }));
  await each(words, (text) =>
    api.change('POST', '/api/recipes/timeline/events', {
      recipeId,
      subject: text,
      eventType: 'comment',
      eventMessage: text,
    }),
  );
  return ((await api.change('POST', '/api/shared/recipes', { recipeId })) as Named).id;
}

async function furnishCookbooks(api: ApiClient): Promise<string> {
  const made = await each(hostileNames, (name, index) => {
    const description = hostileWords[index] ?? '';
    return api.change('POST', '/api/households/cookbooks', { name, description, public: true });
  });
  return (made[0] as { slug: string }).slug;
}

/** Does the same with each, a few at a time; answers in order. */
async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const batch = items.slice(start, start + atOnce);
    results.push(...(await Promise.all(batch.map((item, at) => work(item, start + at)))));
  }
  return results;
}
