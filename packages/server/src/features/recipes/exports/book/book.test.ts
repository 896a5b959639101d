import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { limits } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../../testing/multipart-body.ts';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded } from '../../../../testing/test-client.ts';
import {
  checkWithEpubcheck,
  checkWithQpdf,
  hostileRecipe,
  pagesOfPdf,
  textOfPdf,
} from './book-checks-for-test.ts';

describeServer('a book of recipes', { cook: {} }, ({ server, engine, client }) => {
  beforeAll(async () => {
    await client.cook('Leek soup', {
      recipeIngredient: ['2 leeks', '1 l stock'],
      recipeInstructions: [{ text: 'Soften the **leeks**.' }],
      recipeCategory: [],
      description: 'For cold days.',
    });
    const picture = await plain(2000, 1300).png().toBuffer();
    const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
    succeeded(await client.put('/api/recipes/leek-soup/image', form.payload, form.headers));
    await client.cook('شوربة العدس', { recipeInstructions: [{ text: 'يُضاف العدس والماء.' }] });
    await client.cook(hostileRecipe.name, hostileRecipe.fields);
    await client.post('/api/households/cookbooks', {
      name: 'Soups & more',
      queryFilterString: 'name LIKE "%soup"',
    });
    await client.post('/api/households/cookbooks', { name: 'Empty', queryFilterString: 'name = "nothing"' });
    const other = server.as(await server.member());
    await other.cook('Of another group');
  });

  const unpacked = (bytes: Buffer): Record<string, string> =>
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, one]) => [name, Buffer.from(one).toString()]),
    );

  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const read = (html: string) => html.replace(/&(#39|\w+);/g, (all, name: string) => signs[name] ?? all);

  const book = (query: string, as = client) => as.get(`/api/recipes/exports/book?${query}`);

  it('prints a recipe by itself: its page and its picture, without cover, contents and index', async () => {
    const answer = await client.get('/api/recipes/leek-soup/exports/pdf?paper=letter');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="leek-soup.pdf"',
    });
    expect(answer.bytes.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(1);
    await checkWithQpdf(answer.bytes);
    expect(pagesOfPdf(answer.bytes)).toBe(1);
    const stranger = server.as(await server.member());
    expect((await stranger.get('/api/recipes/leek-soup/exports/pdf')).status).toBe(404);
    expect((await server.nobody.get('/api/recipes/leek-soup/exports/pdf')).status).toBe(401);
  });

  it('has all recipes of the group, their pictures and an index, in a valid file', async () => {
    const answer = await book('format=pdf&chapters=none&paper=letter');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="recipes.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // On the cover, and on the page of its recipe.
    expect(answer.bytes.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(2);
    await checkWithQpdf(answer.bytes);
    // Cover, contents, one page a recipe and two for the long one, index.
    expect(pagesOfPdf(answer.bytes)).toBeGreaterThanOrEqual(6);
    const text = await textOfPdf(answer.bytes);
    if (text === null) return;
    expect(text).toContain('Our recipes');
    expect(text).toContain('Leek soup');
    expect(text).toContain('Index of ingredients');
    expect(text).not.toContain('Of another group');
  });

  it('has an index of foods, and of no pieces of lines', async () => {
    const reader = server.as(await server.member());
    await reader.cook('Braten', {
      recipeIngredient: [
        { note: 'Für den Braten:' },
        { note: '1 (15 oz) can black beans, drained' },
        { note: '2 large onions, chopped' },
        { quantity: 1, food: 'pork shoulder' },
      ],
    });
    const pages = unpacked((await book('format=epub', reader)).bytes);
    const index = Object.entries(pages).find(([name]) => name.includes('ndex'))?.[1] ?? '';
    for (const name of ['Black beans', 'Onions', 'Pork shoulder']) expect(index).toContain(`${name}<`);
    expect(index).not.toMatch(/>(?:15 oz|Für den Braten)/);
  });

  it('is set in a process that has ended, and the server never has the typesetter in its memory', async () => {
    const children = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    await book('format=pdf');
    const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: readonly string[] };
    expect(sharedObjects.filter((path) => path.includes('typst'))).toEqual([]);
    // The process that is left may be the one for pictures, which waits for the next one.
    const left = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    expect(left).toBeLessThanOrEqual(children);
  });

  it('shows what people wrote as text, whatever it is', async () => {
    const text = await textOfPdf((await book('format=pdf')).bytes);
    if (text === null) return;
    for (const words of hostileRecipe.words)
      expect(text.replace(/[\s\u200b]+/g, '')).toContain(words.replace(/\s+/g, ''));
  });

  it('leads from a line that is another recipe to its page, where the book has it', async () => {
    const cook = server.as(await server.member());
    const sauce = await cook.cook('Tomato sauce', { recipeIngredient: [{ quantity: 1, food: 'tomato' }] });
    const recipeIngredient = [
      { quantity: 2, unit: { name: 'servings' }, note: 'warm', referencedRecipe: { id: sauce.id } },
    ];
    await cook.cook('Lasagne', { recipeIngredient });
    await cook.post('/api/households/cookbooks', { name: 'One', queryFilterString: 'name = "Lasagne"' });
    const [epub, site, one] = [
      unpacked((await book('format=epub', cook)).bytes),
      unpacked((await book('format=site', cook)).bytes),
      unpacked((await book('format=site&cookbook=one', cook)).bytes),
    ];
    const line = (html = '') => /<li>.*Tomato sauce.*<\/li>/.exec(html)?.[0];
    expect(line(epub['EPUB/r1.xhtml'])).toBe(
      '<li><strong>2 servings</strong> <a href="r2.xhtml">Tomato sauce</a>, warm</li>',
    );
    expect(epub['EPUB/index.xhtml']).not.toContain('arm<');
    expect(line(site['recipes/lasagne.html'])).toContain('<a href="tomato-sauce.html">Tomato sauce</a>');
    expect(line(one['recipes/lasagne.html'])).toBe('<li><strong>2 servings</strong> Tomato sauce, warm</li>');
    const printed = await book('format=pdf', cook);
    succeeded(printed);
    // Once in the contents, once in the index.
    const elsewhere = 2;
    const links = printed.bytes.toString('latin1').match(/\/Dest \(r2\)/g) ?? [];
    expect(links.length).toBeGreaterThan(elsewhere);
    succeeded(await cook.get('/api/recipes/lasagne/exports/pdf'));
  });

  it('is of a cookbook, in the language that is asked for', async () => {
    const answer = await book('format=pdf&cookbook=soups-more&language=de-DE&chapters=cookbook');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="soups-more.pdf"');
    const text = await textOfPdf(answer.bytes);
    if (text === null) return;
    expect(text).toContain('Soups & more');
    expect(text).toContain('Inhalt');
    expect(text).toContain('Verzeichnis der Zutaten');
    expect(text).not.toContain(hostileRecipe.words[0]);
  });

  it('is an e-book that a checker accepts, with everything in it as text', async () => {
    const answer = await book('format=epub');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': 'attachment; filename="recipes.epub"',
    });
    // The type comes first, as it is, with no fields between: programs look at these bytes.
    expect(answer.bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    // The checker takes long to start, and sees the same on both.
    if (engine === 'sqlite') await checkWithEpubcheck(answer.bytes);
    const files = unpacked(answer.bytes);
    const pages = Object.values(files).join('\n');
    expect(pages).not.toMatch(/<script|<img src=x|href="javascript:/);
    for (const words of hostileRecipe.words) expect(read(pages)).toContain(words);
    expect(pages).toContain('dir="rtl"');
    expect(files['EPUB/pictures/r1.jpg'] ?? files['EPUB/pictures/r2.jpg']).toBeDefined();
    expect(files['EPUB/book.opf']).toContain('<meta property="schema:accessMode">visual</meta>');
  }, 120_000);

  it('is a website of relative addresses, with a page for each recipe and nothing from elsewhere', async () => {
    const answer = await book('format=site&language=de-DE');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="recipes-website.zip"',
    });
    const files = unpacked(answer.bytes);
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['index.html', 'site.css', 'recipes/leek-soup.html', 'pictures/leek-soup.webp']),
    );
    for (const name of names.filter((one) => one.endsWith('.html'))) {
      const html = files[name] ?? '';
      const addresses = [...html.matchAll(/ (?:src|href)="([^"#]+)"/g)].map(([, address = '']) => address);
      for (const address of addresses.filter((one) => !one.startsWith('https://example.com/'))) {
        expect(names).toContain(decodeURIComponent(posix.join(posix.dirname(name), address)));
      }
      expect(html).not.toMatch(/<img src=x|href="javascript:|<b>bold/);
      expect(html.match(/<script/g)?.length ?? 0).toBe(name === 'index.html' ? 1 : 0);
    }
    const index = files['index.html'] ?? '';
    expect(index).toContain('Nach Name oder Zutat suchen');
    expect(index).toContain('data-words="Leek soup Leeks Stock"');
    expect(index).not.toContain('Of another group');
    const script = /<script>([^]*)<\/script>/.exec(index)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(index).toContain(`script-src 'sha256-${hash}'`);
  });

  it('says why there is none', async () => {
    expect(await book('format=pdf&cookbook=empty')).toMatchObject({
      status: 400,
      body: { detail: { message: 'There are no recipes for a book' } },
    });
    expect((await book('format=pdf&cookbook=missing')).status).toBe(404);
    expect((await book('format=pdf&cookbook=soups-more', server.as(await server.member()))).status).toBe(404);
    expect((await book('format=docx')).status).toBe(422);
    expect((await book('format=pdf', server.nobody)).status).toBe(401);
  });

  it('refuses to print more recipes than the typesetter has memory for', async () => {
    if (engine !== 'sqlite') return;
    const large = server.as(await server.member());
    const names = Array.from({ length: limits.printedRecipes + 1 }, (_, at) => `Stew ${at}`);
    await Promise.all(names.map((name) => large.post('/api/recipes', { name })));
    expect(await book('format=pdf', large)).toMatchObject({
      status: 400,
      body: { detail: { message: expect.stringContaining(String(limits.printedRecipes)) } },
    });
    expect((await book('format=site', large)).status).toBe(200);
  }, 60_000);

  it('refuses to print texts that are too long for it', async () => {
    if (engine !== 'sqlite') return;
    const wordy = server.as(await server.member());
    const text = 'Stir until it thickens.\n\n'.repeat(1_900);
    for (const name of ['One', 'Two']) {
      await wordy.cook(name, { recipeInstructions: Array.from({ length: 60 }, () => ({ text })) });
    }
    expect(await book('format=pdf', wordy)).toMatchObject({
      status: 400,
      body: { detail: { message: expect.stringContaining('too long') } },
    });
  }, 60_000);
});
