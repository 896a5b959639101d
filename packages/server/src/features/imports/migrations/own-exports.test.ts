import { type LibraryFormat, type Recipe, ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const formats: readonly LibraryFormat[] = ['zip', 'json-ld', 'cooklang', 'markdown'];
const Named = z.object({ name: z.string() });

describeServer('what Hearth exports and imports again', ({ server }) => {
  let cook: TestClient;
  beforeAll(async () => {
    cook = server.as(await server.member());
    await cook.cook('Leek grill', {
      description: 'For *warm* days.\nOutside <b>only</b> &amp; dry.',
      recipeServings: 4,
      recipeYieldQuantity: 12,
      recipeYield: 'small plates',
      prepTime: '10 to 15 minutes',
      totalTime: 'an evening',
      recipeCategory: ['Dinner'],
      tags: ['grilled, hot', 'summer'],
      tools: ['Tongs'],
      orgURL: 'https://example.com/leek?a=1',
      dateAdded: '2020-02-03',
      recipeIngredient: [
        {
          quantity: 3,
          unit: 'tablespoon',
          food: 'leek oil',
          note: 'warm',
          originalText: '3 tablespoons leek oil, warm',
        },
        { note: 'Grill heat: high' },
        { title: 'Layer 2', quantity: 2, food: 'leek' },
      ],
      recipeInstructions: [
        { title: 'Fire', summary: 'Heat', text: 'Heat over medium heat, then oil the grate.' },
        { text: 'Turn the leeks for 10 to 15 minutes.\n\n## Not a heading' },
      ],
      notes: [{ title: 'Source', text: 'Grandma Ada' }],
      nutrition: { calories: '120', fatContent: '5' },
      extras: { camelKey: 'kept' },
    });
    const { id } = await cook.recipe('leek-grill');
    succeeded(await cook.post('/api/comments', { recipeId: id, text: 'Lovely.' }));
    const picture = await plain(9, 9).png().toBuffer();
    const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
    succeeded(await cook.put('/api/recipes/leek-grill/image', form.payload, form.headers));
  });

  /** A recipe by what it says, without ids. */
  const said = (recipe: Recipe) => ({
    ...Object.fromEntries(
      (
        [
          'name',
          'description',
          'recipeServings',
          'recipeYieldQuantity',
          'recipeYield',
          'prepTime',
          'totalTime',
        ] as const
      ).map((field) => [field, recipe[field]]),
    ),
    fields: [recipe.orgURL, recipe.dateAdded, recipe.notes, recipe.nutrition, recipe.extras],
    names: [recipe.recipeCategory, recipe.tags, recipe.tools].map((list) =>
      list.map(({ name }) => name).toSorted(),
    ),
    lines: recipe.recipeIngredient.map(({ title, quantity, unit, food, note, originalText }) => [
      title,
      quantity,
      Named.nullable().parse(unit)?.name,
      Named.nullable().parse(food)?.name,
      note,
      originalText,
    ]),
    steps: recipe.recipeInstructions.map(({ title, summary, text }) => [title, summary, text]),
    hasPicture: recipe.image !== null,
  });

  const migrate = async (client: TestClient, file: Buffer, name: string) => {
    const { payload, headers } = multipart({ migration_type: 'auto', archive: { file, name } });
    const { id } = z
      .object({ id: z.string() })
      .parse(succeeded(await client.post('/api/groups/migrations', payload, headers)));
    return ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`))).entries;
  };

  it.each(formats)('a library in the format %s comes back whole', async (format) => {
    const { bytes } = await cook.get(`/api/recipes/exports/archive?format=${format}`);
    const other = server.as(await server.member());
    const entries = await migrate(other, bytes, 'library.zip');
    expect(entries.map(({ success, message }) => [success, message])).toEqual([
      [true, 'Imported Leek grill successfully'],
    ]);
    expect(said(await other.recipe('leek-grill'))).toEqual(said(await cook.recipe('leek-grill')));
  });

  it.each(formats)('a single recipe in the format %s comes back whole', async (format) => {
    const { bytes } = await cook.get(`/api/recipes/leek-grill/exports?template_name=${format}`);
    const other = server.as(await server.member());
    await migrate(other, bytes, 'recipe');
    const { hasPicture: _remote, ...found } = said(await other.recipe('leek-grill'));
    expect(said(await cook.recipe('leek-grill'))).toMatchObject(found);
  });

  it('an archive brings comments with the name of who wrote them', async () => {
    const { bytes } = await cook.get('/api/recipes/exports/archive?format=zip');
    const other = server.as(await server.member());
    await migrate(other, bytes, 'library.zip');
    const { comments } = await other.recipe('leek-grill');
    expect(comments.map(({ text }) => text)).toEqual([expect.stringMatching(/^.+: Lovely\.$/)]);
  });

  it('a recipe as its page shows it in JSON is one as well', async () => {
    const { bytes } = await cook.get('/api/recipes/leek-grill/exports?template_name=raw');
    const other = server.as(await server.member());
    const [entry] = await migrate(other, bytes, 'leek-grill.json');
    expect(entry).toMatchObject({ success: true });
  });
});
