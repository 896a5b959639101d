import type { Recipe } from '@hearth/contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { householdScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { recipeHead } from './recipe-head.ts';
import { recipePage } from './recipe-page.ts';

const hostile = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '--> ]]> %HEARTH_NONCE% $& $1 $`',
  '&lt;script&gt; &amp; &#60;',
  '\u2028\u2029\u0000\u202e',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</SCRIPT/x>',
];

describeServer('the head of a recipe page', ({ server }) => {
  let cook: TestMember;
  let neighbour: TestMember;
  beforeAll(async () => {
    const group = await server.group({ isPrivate: false });
    const household = await server.household({ groupId: group.id, isPrivate: false });
    cook = await server.member({ household });
    neighbour = await server.member({ household: await server.household({}) });
  });

  async function written(name: string, fields: object): Promise<string> {
    const slug = String((await server.as(cook).post('/api/recipes', { name })).body);
    const answer = await server.as(cook).patch(`/api/recipes/${slug}`, fields);
    expect(answer.status).toBe(200);
    return slug;
  }

  async function headFor(member: TestMember | null, slug: string) {
    const scope = member && householdScope(member);
    const address = { group: cook.groupSlug, slug, locale: 'en-US' as const };
    return recipePage(server.platform, scope, address);
  }

  it('shows a public recipe to all, with every field', async () => {
    const slug = await written('Open soup', {
      description: 'Warm',
      totalTime: '40 minutes',
      prepTime: '10 minutes',
      performTime: '30 minutes',
      recipeYield: '4 servings',
      recipeCategory: [{ name: 'Soups' }],
      tags: [{ name: 'Quick' }],
      recipeIngredient: [{ note: '2 tomatoes' }, { note: '' }],
      recipeInstructions: [{ text: 'Cook.' }, { title: 'To serve', text: '' }],
      nutrition: { calories: '180' },
      settings: { public: true, disableAmount: true },
    });
    const { status, head } = await headFor(null, slug);
    expect(status).toBe(200);
    expect(head).not.toContain('noindex');
    expect(head).toContain('<meta property="og:title" content="Open soup">');
    expect(head).toContain(`/g/${cook.groupSlug}/r/${slug}">`);
    expect(linkedData(head)).toMatchObject({
      '@type': 'Recipe',
      name: 'Open soup',
      description: 'Warm',
      image: [],
      totalTime: '40 minutes',
      prepTime: '10 minutes',
      cookTime: '30 minutes',
      recipeYield: '4 servings',
      recipeCategory: ['Soups'],
      keywords: ['Quick'],
      recipeIngredient: ['2 tomatoes'],
      recipeInstructions: ['Cook.'],
      nutrition: { '@type': 'NutritionInformation', calories: '180' },
    });
  });

  it('tells the cook time that only one of its two fields has', async () => {
    const times = { performTime: '', cookTime: '20 minutes' };
    const slug = await written('Quick soup', { ...times, settings: { public: true } });
    expect(linkedData((await headFor(null, slug)).head)).toMatchObject({ cookTime: '20 minutes' });
  });

  it('says nothing of a private recipe to visitors, nor that it is there', async () => {
    const slug = await written('Secret soup', { settings: { public: false } });
    const hidden = await headFor(null, slug);
    expect(hidden).toEqual(await headFor(null, 'no-such-recipe'));
    expect(hidden.status).toBe(404);
    expect((await headFor(neighbour, slug)).status).toBe(404);
    expect((await headFor(cook, slug)).head).toContain('Secret soup');
    for (const { head } of [hidden, await headFor(cook, slug)]) expect(head).toContain('noindex');
  });

  it('escapes texts of users', async () => {
    // NUL is refused before it is stored.
    const storable = hostile.map((text) => text.replaceAll('\u0000', ''));
    const all = storable.join(' ');
    const slug = await written('Hostile', {
      name: `Hostile ${all}`.slice(0, 200),
      description: all,
      recipeYield: all,
      totalTime: all,
      recipeCategory: storable.map((name) => ({ name: name.slice(0, 60) })),
      recipeIngredient: storable.map((note) => ({ note })),
      recipeInstructions: storable.map((text) => ({ text })),
      settings: { public: true, disableAmount: true },
    });
    const id = (await server.as(cook).get(`/api/recipes?search=Hostile`)).body as {
      items: { slug: string }[];
    };
    const { head } = await headFor(null, id.items[0]?.slug ?? slug);
    expectNothingBreaksOut(head);
    expect(linkedData(head)).toMatchObject({ description: all, recipeInstructions: storable });
  });
});

describe('recipeHead', () => {
  const strings = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...hostile),
    fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '\\', '$', 's') }),
  );

  it('keeps its shape for any text of the recipe', () => {
    fc.assert(
      fc.property(strings, strings, strings, (name, text, image) => {
        const head = recipeHead(
          recipeWith(name, text, image),
          'https://hearth.example',
          `https://hearth.example/g/${text}`,
        );
        expectNothingBreaksOut(head);
        expect(linkedData(head)).toMatchObject({
          name,
          description: text,
          recipeInstructions: text === '' ? [] : [text],
        });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([null, '', 'no image'])('has no picture of its own when the image is %j', (image) => {
    const head = recipeHead(
      recipeWith('Soup', '', image),
      'https://hearth.example',
      'https://hearth.example/g/home/r/soup',
    );
    expect(head).not.toContain('preload');
    expect(linkedData(head)).toMatchObject({ image: [] });
    expect(head).toContain('<meta property="og:image" content="https://hearth.example/preview.png">');
    expect(head).toContain('<meta name="twitter:image" content="https://hearth.example/preview.png">');
  });

  it('names the picture of the contract, then one that every messenger reads', () => {
    const head = recipeHead(
      recipeWith('Soup', '', 'ab12'),
      'https://hearth.example',
      'https://hearth.example/g/home/r/soup',
    );
    const folder = 'https://hearth.example/api/media/recipes/00000000-0000-4000-8000-000000000000/images';
    const pictures = [...head.matchAll(/<meta property="og:image" content="([^"]*)">/g)].map(
      ([, url]) => url,
    );
    expect(pictures).toEqual([`${folder}/original.webp?version=ab12`, `${folder}/preview.jpg?version=ab12`]);
    expect(head).toContain(`<meta name="twitter:image" content="${pictures[0]}">`);
    expect(linkedData(head)).toMatchObject({ image: [pictures[0]] });
  });

  it('preloads the picture, with the sizes that the page will load', () => {
    const head = recipeHead(
      recipeWith('Soup', '', 'ab12'),
      'https://hearth.example',
      'https://hearth.example/g/home/r/soup',
    );
    expect(head).toContain('rel="preload" as="image" fetchpriority="high"');
    expect(head).toContain('/original.webp?version=ab12 2048w');
  });

  it('spells ingredients in plain figures, and only the note where amounts are off', () => {
    const cup = { quantity: 1.5, unit: { name: 'cup' }, food: { name: 'onion' }, note: 'chopped' };
    const recipe = recipeWith('Soup', '', null);
    const lines = [
      { ...cup, disableAmount: false },
      { ...cup, quantity: 0, disableAmount: false },
      { ...cup, disableAmount: true },
    ];
    const head = recipeHead(
      { ...recipe, recipeIngredient: lines as never },
      'https://h.example',
      'https://h.example/g/home/r/soup',
    );
    expect(linkedData(head)).toMatchObject({
      recipeIngredient: ['1.5 cup onion chopped', 'cup onion chopped', 'chopped'],
    });
  });
});

const scriptStart = '<script type="application/ld+json">';

function linkedData(head: string): unknown {
  const start = head.indexOf(scriptStart) + scriptStart.length;
  return JSON.parse(head.slice(start, head.toLowerCase().indexOf('</script', start)));
}

/** Whatever the texts are, there are the same tags: nothing that was typed opened or closed one, or a quote. */
function expectNothingBreaksOut(head: string): void {
  const start = head.indexOf(scriptStart);
  const tags = head.slice(0, start);
  const isPictured = tags.includes('rel="preload"') ? 1 : 0;
  // A picture has its preload and a second address.
  expect(tags.split('<').length - 1).toBe(15 + isPictured * 2);
  expect(tags.split('>').length - 1).toBe(15 + isPictured * 2);
  expect(tags.split('"').length - 1).toBe(4 * 13 + isPictured * (12 + 4));
  expect(
    head
      .slice(start + scriptStart.length)
      .toLowerCase()
      .split('<').length - 1,
  ).toBe(1);
  expect(head.endsWith('</script>')).toBe(true);
}

function recipeWith(name: string, text: string, image: string | null): Recipe {
  const recipe = {
    id: '00000000-0000-4000-8000-000000000000',
    slug: name,
    name,
    description: text,
    image,
    recipeIngredient: [{ quantity: 1, unit: null, food: null, note: text, disableAmount: true }],
    recipeInstructions: [{ text }],
    recipeCategory: [{ name: text }],
    tags: [{ name: text }],
    nutrition: null,
  };
  return recipe as unknown as Recipe;
}
