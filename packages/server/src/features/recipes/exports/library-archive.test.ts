import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

describeServer('an archive of many recipes', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    await client.cook('Crêpe: süß/salzig?', { recipeInstructions: [{ text: 'Bake.' }] });
    await client.cook('CON', { tags: ['Odd'] });
    await client.cook('README', { recipeIngredient: ['1 lime'] });
    await client.cook('Lime & mint');
    const picture = await plain(9, 9).png().toBuffer();
    const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
    succeeded(await client.put('/api/recipes/crepe-suss-salzig/image', form.payload, form.headers));
    await client.post('/api/households/cookbooks', {
      name: 'Odd & even',
      queryFilterString: 'tags.name = "Odd"',
    });
    const other = server.as(await server.member());
    await other.cook('Of another group');
  });

  const archive = (query: string, as = client) => as.get(`/api/recipes/exports/archive?${query}`);
  const unpacked = (bytes: Buffer): Record<string, string> =>
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, one]) => [name, Buffer.from(one).toString()]),
    );

  it('has a file for each recipe of the group, its pictures, and an index to read', async () => {
    const answer = await archive('format=markdown');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="recipes-markdown.zip"',
    });
    const files = unpacked(answer.bytes);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'Crêpe süß salzig.md',
        'README (2).md',
        'README.md',
        '_CON.md',
        'pictures/Crêpe süß salzig.webp',
        'Lime & mint.md',
      ].toSorted(),
    );
    expect(files['README.md']).toContain('# Recipes\n\n');
    expect(files['README.md']).toContain(
      '- [CON](_CON.md)\n- [Crêpe: süß/salzig?](Cr%C3%AApe%20s%C3%BC%C3%9F%20salzig.md)\n',
    );
    expect(files['Crêpe süß salzig.md']).toContain('](pictures/Cr%C3%AApe%20s%C3%BC%C3%9F%20salzig.webp)');
    expect(files['README (2).md']).toContain('- **1** lime');
    expect(files['pictures/Crêpe süß salzig.webp']?.slice(0, 4)).toBe('RIFF');
  });

  it('has the recipes of a cookbook, by id or slug', async () => {
    const [book] = Object(await client.get('/api/households/cookbooks')).body.items;
    for (const key of [book.id, book.slug]) {
      const answer = await archive(`format=cooklang&cookbook=${key}`);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="odd-even-cooklang.zip"');
      expect(Object.keys(unpacked(answer.bytes))).toEqual(['_CON.cook']);
    }
    const german = unpacked((await archive(`format=markdown&cookbook=${book.slug}&language=de`)).bytes);
    expect(german['README.md']).toMatch(/^# Odd & even\n\n- \[CON\]\(_CON\.md\)\n/);
    expect(german['_CON.md']).toContain('**Schlagwörter:** Odd');
  });

  it('has pictures where the format looks for them', async () => {
    const jsonLd = unpacked((await archive('format=json-ld')).bytes);
    expect(JSON.parse(jsonLd['Crêpe süß salzig.jsonld'] ?? '').image).toEqual([
      'pictures/Cr%C3%AApe%20s%C3%BC%C3%9F%20salzig.webp',
    ]);
    const cooklang = unpacked((await archive('format=cooklang')).bytes);
    expect(cooklang['Crêpe süß salzig.cook']).toContain('image: "pictures/Crêpe süß salzig.webp"');
  });

  it('has an archive of each recipe that an import reads', async () => {
    const files = unzipSync((await archive('format=zip')).bytes);
    expect(Object.keys(files)).toContain('Crêpe süß salzig.zip');
    const form = multipart({ archive: { file: Buffer.from(files['README.zip'] ?? []), name: 'x.zip' } });
    const importer = server.as(await server.member());
    succeeded(await importer.post('/api/recipes/create/zip', form.payload, form.headers));
    expect((await importer.recipe('readme')).name).toBe('README');
  });

  it('is refused to others, for unknown cookbooks and for unknown formats', async () => {
    const [book] = Object(await client.get('/api/households/cookbooks')).body.items;
    expect((await archive('format=markdown', server.nobody)).status).toBe(401);
    const stranger = server.as(await server.member());
    expect((await archive(`format=markdown&cookbook=${book.id}`, stranger)).status).toBe(404);
    expect(Object.keys(unpacked((await archive('format=markdown', stranger)).bytes))).toEqual(['README.md']);
    expect((await archive('format=markdown&cookbook=nope')).status).toBe(404);
    expect((await archive('format=pdf')).status).toBe(422);
  });

  it('leaves out what is in the trash, and reads page after page', async () => {
    const many = server.as(await server.member());
    for (let number = 0; number < 55; number += 1) await many.cook(`Dish ${number}`);
    await many.delete('/api/recipes/dish-7');
    const names = Object.keys(unpacked((await archive('format=cooklang', many)).bytes));
    expect(names).toHaveLength(54);
    expect(names).not.toContain('Dish 7.cook');
  });
});
