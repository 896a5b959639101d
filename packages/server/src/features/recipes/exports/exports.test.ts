import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { FileTokens } from '../../site/downloads/index.ts';

describeServer('exports of recipes', { cook: {} }, ({ server, cook, client }) => {
  beforeAll(async () => {
    await client.cook('To go', {
      description: 'Takes along',
      recipeIngredient: ['1 bread'],
      recipeInstructions: [{ text: 'Pack.' }],
      tags: ['Quick', 'Cold'],
      extras: { camelKey: 'kept' },
    });
    const picture = await plain(9, 9).png().toBuffer();
    const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
    succeeded(await client.put('/api/recipes/to-go/image', form.payload, form.headers));
  });

  const format = (name: string, slug = 'to-go') =>
    client.get(`/api/recipes/${slug}/exports?template_name=${encodeURIComponent(name)}`);
  const token = async (slug: string) =>
    String(Object(succeeded(await client.post(`/api/recipes/${slug}/exports`))).token);
  const zip = (slug: string, by: string, as = client) =>
    as.get(`/api/recipes/${slug}/exports/zip?token=${encodeURIComponent(by)}`);

  const unpacked = (bytes: Buffer): Record<string, Buffer> =>
    Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, one]) => [name, Buffer.from(one)]));

  it('the archive holds the recipe in snake_case and its picture', async () => {
    const answer = await zip('to-go', await token('to-go'));
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="to-go.zip"',
      'content-type': 'application/zip',
    });
    const files = unpacked(answer.bytes);
    expect(Object.keys(files)).toEqual(['to-go.json', 'original.webp']);
    const recipe = JSON.parse(String(files['to-go.json']));
    expect(recipe).toMatchObject({
      name: 'To go',
      group_id: cook.groupId,
      recipe_ingredient: [{ note: '1 bread', reference_id: expect.any(String) }],
      recipe_instructions: [{ text: 'Pack.', ingredient_references: [] }],
      org_url: null,
      extras: { camelKey: 'kept' },
      comments: [],
    });
    expect(files['original.webp']?.subarray(8, 12).toString()).toBe('WEBP');
    expect(unpacked((await format('zip')).bytes)).toEqual(files);
  });

  it('a token opens one recipe of one group for half an hour, and only with a session', async () => {
    const good = await token('to-go');
    await client.cook('Other');
    expect(await zip('other', good)).toMatchObject({ status: 400, body: { detail: 'Invalid Slug' } });
    const refused = { status: 401, body: { detail: 'could not validate file token' } };
    expect(await zip('to-go', 'x')).toMatchObject(refused);
    const ofFile = new FileTokens(server.platform.secret).sign(`${cook.groupId}/to-go`, server.clock.now());
    expect(await zip('to-go', ofFile)).toMatchObject(refused);
    expect(await server.nobody.get(`/api/utils/download?token=${encodeURIComponent(good)}`)).toMatchObject(
      refused,
    );
    expect((await zip('to-go', good, server.nobody)).status).toBe(401);
    const stranger = server.as(await server.member());
    await stranger.cook('To go');
    expect((await zip('to-go', good, stranger)).status).toBe(400);
    expect((await zip('missing', await token('missing'))).status).toBe(404);
    server.clock.advance(31 * 60_000);
    expect(await zip('to-go', good)).toMatchObject(refused);
  });

  it('formats are listed, and each makes a text', async () => {
    expect((await client.get('/api/recipes/exports')).body).toEqual({
      json: ['raw'],
      zip: ['zip'],
      jinja2: ['recipes.md'],
      text: ['cooklang', 'json-ld', 'markdown'],
    });
    const raw = await format('raw');
    expect(raw.headers['content-type']).toMatch('application/json');
    expect(JSON.parse(raw.text)).toEqual(await client.recipe('to-go'));
    const markdown = await format('recipes.md');
    expect(markdown.headers['content-type']).toMatch('text/markdown; charset=utf-8');
    expect(markdown.headers['content-disposition']).toBe('attachment; filename="to-go.md"');
    expect(markdown.text).toContain('# To go\n');
    expect(markdown.text).toContain('- [ ] 1 bread\n');
    expect(markdown.text).toContain('- [ ] Pack.\n');
    expect(markdown.text).toContain('Tags: Quick, Cold\n');
  });

  it.each([
    ['json-ld', 'application/ld+json; charset=utf-8', 'to-go.jsonld', '"text": "Pack."'],
    ['cooklang', 'text/plain; charset=utf-8', 'to-go.cook', '\n---\n\n@bread{1}\n\nPack.\n'],
    ['markdown', 'text/markdown; charset=utf-8', 'to-go.md', '## Ingredients\n\n- **1** bread\n'],
  ])('is a file in the format %s', async (name, type, file, part) => {
    const answer = await format(name);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${file}"`,
    });
    expect(answer.text).toContain(part);
    const { id } = await client.recipe('to-go');
    expect(answer.text).toContain(
      `${server.platform.settings.server.baseUrl}/api/media/recipes/${id}/images/original.webp`,
    );
    expect((await format(name, 'missing')).status).toBe(404);
    const stranger = server.as(await server.member());
    expect((await stranger.get(`/api/recipes/${id}/exports?template_name=${name}`)).status).toBe(404);
  });

  it('has its headings in the language that is asked for', async () => {
    const german = await client.get('/api/recipes/to-go/exports?template_name=markdown&language=de-DE');
    expect(german.text).toContain('## Zubereitung\n\n1. Pack.\n');
  });

  it('templates of the operator are offered; broken ones say why', async () => {
    const { files } = server.platform;
    await files.put('templates/card.html', Buffer.from('<b>{{ recipe.name }}</b>'));
    await files.put('templates/broken.txt', Buffer.from('{% for x in recipe.tags %}'));
    expect(Object((await client.get('/api/recipes/exports')).body).jinja2).toEqual([
      'broken.txt',
      'card.html',
      'recipes.md',
    ]);
    const card = await format('card.html');
    expect(card.text).toBe('<b>To go</b>');
    expect(String(card.headers['content-type'])).toMatch('text/plain');
    expect(await format('broken.txt')).toMatchObject({
      status: 400,
      body: { detail: 'The template cannot be read: "endfor" is missing' },
    });
  });

  it('a template of the operator comes before a format of its name', async () => {
    await server.platform.files.put('templates/cooklang', Buffer.from('own: {{ recipe.name }}'));
    expect((await format('cooklang')).text).toBe('own: To go');
    await server.platform.files.delete('templates/cooklang');
    expect((await format('cooklang')).text).toContain('@bread');
  });

  it.each(['nope', '../.secret', '.secret', 'a/b', '', 'recipes.md/'])(
    'the format %j is unknown',
    async (name) => {
      expect((await format(name)).status).toBe(404);
    },
  );

  it('a recipe that is not there has no exports', async () => {
    expect(await format('raw', 'missing')).toMatchObject({
      status: 404,
      body: { detail: { message: 'Not found.' } },
    });
    expect((await client.get('/api/recipes/to-go/exports')).status).toBe(422);
  });
});
