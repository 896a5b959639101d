import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember, TestServer } from '../../../testing/test-server.ts';
import { headAt } from './head-at.ts';

/** What a recipe or a cookbook is called, which nothing else in its world is. */
const names = { open: 'Openly shown', secret: 'Kept secret' } as const;
type Openness = keyof typeof names;

/** A group with one household that has a recipe and a cookbook of each openness, and a word of each kind. */
interface World {
  readonly cook: TestMember;
  readonly recipes: Readonly<Record<Openness, Made>>;
  readonly cookbooks: Readonly<Record<Openness, { readonly id: string; readonly slug: string }>>;
  readonly foodId: string;
  readonly organizers: Readonly<Record<'categories' | 'tags' | 'tools', string>>;
}

interface Made {
  readonly id: string;
  readonly slug: string;
  readonly image: string;
  readonly linkId: string;
}

const worlds = [
  { privateGroup: false, privateHousehold: false },
  { privateGroup: false, privateHousehold: true },
  { privateGroup: true, privateHousehold: false },
  { privateGroup: true, privateHousehold: true },
] as const;

describeServer('what a visitor sees', ({ server }) => {
  const made = new Map<object, World>();
  beforeAll(async () => {
    for (const one of worlds) made.set(one, await build(server, one));
  });

  describe.each(worlds)(
    'of a group (private: $privateGroup) and household (private: $privateHousehold)',
    (one) => {
      const isGroupShown = !one.privateGroup;
      const isHouseholdShown = isGroupShown && !one.privateHousehold;
      const shownWhen = (is: boolean) => (is ? 200 : 404);
      const world = () => made.get(one) ?? expect.fail('not built');
      const explored = (path: string) =>
        server.nobody.get(`/api/explore/groups/${world().cook.groupSlug}/${path}`);
      const renderHead = (path: string) =>
        headAt(server.platform, path, { scope: null, locale: 'en-US', defaultGroup: null });

      it('the list of households', async () => {
        const { total = 0 } = Object((await explored('households')).body);
        expect(total).toBe(isHouseholdShown ? 1 : 0);
      });

      it.each([
        ['recipes', () => 'recipes'],
        ['suggestions', () => 'recipes/suggestions'],
        ['cookbooks', () => 'cookbooks'],
      ])('the list of %s names what is open', async (_, path) => {
        expect((await explored(path())).text.includes(names.open)).toBe(isHouseholdShown);
      });

      it.each([
        ['recipes', () => 'recipes'],
        ['recipes by a cookbook', () => `recipes?cookbook=${world().cookbooks.open.slug}`],
        ['suggestions', () => 'recipes/suggestions'],
        ['cookbooks', () => 'cookbooks'],
        ['households', () => 'households'],
        ['foods', () => 'foods'],
        ['categories', () => 'organizers/categories'],
        ['tags', () => 'organizers/tags'],
        ['tools', () => 'organizers/tools'],
      ])('the list of %s names nothing that is kept secret', async (name, path) => {
        const isListed = name === 'recipes by a cookbook' ? isHouseholdShown : isGroupShown;
        const answer = await explored(path());
        expect(answer.status).toBe(shownWhen(isListed));
        expect(answer.text).not.toContain(names.secret);
      });

      it.each(['open', 'secret'] as const)('one recipe, %s', async (openness) => {
        const { id, slug, image, linkId } = world().recipes[openness];
        const isShown = isHouseholdShown && openness === 'open';
        expect((await explored(`recipes/${slug}`)).status).toBe(shownWhen(isShown));
        const page = await renderHead(`/g/${world().cook.groupSlug}/r/${slug}`);
        expect(page.status).toBe(shownWhen(isShown));
        expect(page.head.includes(names[openness])).toBe(isShown);
        expect(page.head.includes('noindex')).toBe(!isShown);
        // Pictures and share links are open to all who know their address, which cannot be guessed.
        for (const file of [`images/original.webp?version=${image}`, 'images/preview.jpg', 'assets/plan.txt'])
          expect((await server.nobody.get(`/api/media/recipes/${id}/${file}`)).status).toBe(200);
        const shared = await server.nobody.get(`/api/recipes/shared/${linkId}`);
        expect(shared).toMatchObject({ status: 200, body: { name: names[openness] } });
        const sharedPage = await renderHead(`/g/${world().cook.groupSlug}/shared/r/${linkId}`);
        expect(sharedPage).toMatchObject({ status: 200 });
        expect(sharedPage.head).toContain(names[openness]);
        expect(sharedPage.head).toContain('noindex');
      });

      it.each(['open', 'secret'] as const)('one cookbook, %s', async (openness) => {
        const { id, slug } = world().cookbooks[openness];
        const isShown = isHouseholdShown && openness === 'open';
        for (const key of [id, slug])
          expect((await explored(`cookbooks/${key}`)).status).toBe(shownWhen(isShown));
        expect((await explored(`recipes?cookbook=${slug}`)).status).toBe(shownWhen(isShown));
        const page = await renderHead(`/g/${world().cook.groupSlug}/cookbooks/${slug}`);
        expect(page.head.includes(names[openness])).toBe(isShown);
        expect(page.head.includes('noindex')).toBe(!isShown);
        const none = await renderHead(`/g/${world().cook.groupSlug}/cookbooks/nowhere`);
        expect(page.head === none.head && page.status === none.status).toBe(!isShown);
      });

      it('the household itself, and the foods and organizers of the group', async () => {
        const { cook, foodId, organizers } = world();
        expect((await explored(`households/${cook.householdSlug}`)).status).toBe(shownWhen(isHouseholdShown));
        expect((await explored(`foods/${foodId}`)).status).toBe(shownWhen(isGroupShown));
        for (const [kind, id] of Object.entries(organizers))
          expect((await explored(`organizers/${kind}/${id}`)).status).toBe(shownWhen(isGroupShown));
      });

      it('the head of the explorer, which is like that of no group when the group is private', async () => {
        const page = await renderHead(`/g/${world().cook.groupSlug}`);
        expect(page.status).toBe(200);
        expect(page.head.includes(world().cook.groupSlug)).toBe(isGroupShown);
        expect(page.head.includes('noindex')).toBe(!isGroupShown);
        expect(page.head === (await renderHead('/g/nowhere')).head).toBe(!isGroupShown);
      });

      it('nothing of the members, by any filter of a visitor', async () => {
        for (const path of [
          '/api/recipes',
          `/api/recipes/${world().recipes.open.slug}`,
          '/api/households/cookbooks',
        ])
          expect((await server.nobody.get(path)).status).toBe(401);
      });
    },
  );
});

async function build(
  server: TestServer,
  { privateGroup, privateHousehold }: (typeof worlds)[number],
): Promise<World> {
  const group = await server.group({ isPrivate: privateGroup });
  const household = await server.household({ groupId: group.id, isPrivate: privateHousehold });
  const cook = await server.member({ household });
  const client = server.as(cook);
  const foodId = await server.food(group.id, { name: 'saffron' });
  const organizers = { categories: '', tags: '', tools: '' };
  for (const kind of ['categories', 'tags', 'tools'] as const)
    organizers[kind] = Object((await client.post(`/api/organizers/${kind}`, { name: `A ${kind}` })).body).id;
  return {
    cook,
    recipes: {
      open: await recipe(server, cook, 'open', foodId),
      secret: await recipe(server, cook, 'secret', foodId),
    },
    cookbooks: { open: await cookbook(server, cook, 'open'), secret: await cookbook(server, cook, 'secret') },
    foodId,
    organizers,
  };
}

async function recipe(
  server: TestServer,
  cook: TestMember,
  openness: Openness,
  foodId: string,
): Promise<Made> {
  const client = server.as(cook);
  const { id, slug } = await client.cook(names[openness], {
    settings: { public: openness === 'open' },
    recipeIngredient: [{ food: { id: foodId, name: 'saffron' } }],
  });
  const picture = multipart({
    image: { file: await plain(40, 20).png().toBuffer(), name: 'x.png', type: 'image/png' },
    extension: 'png',
  });
  const stored = await client.put(`/api/recipes/${slug}/image`, picture.payload, picture.headers);
  const plan = { file: Buffer.from('plan'), name: 'plan.txt' };
  const asset = multipart({ name: 'Plan', icon: 'mdi-file', extension: 'txt', file: plan });
  await client.post(`/api/recipes/${slug}/assets`, asset.payload, asset.headers);
  const link = await client.post('/api/shared/recipes', { recipeId: id });
  return { id, slug, image: Object(stored.body).image, linkId: Object(link.body).id };
}

async function cookbook(server: TestServer, cook: TestMember, openness: Openness) {
  const fields = { name: names[openness], public: openness === 'open' };
  return Object((await server.as(cook).post('/api/households/cookbooks', fields)).body) as {
    id: string;
    slug: string;
  };
}
