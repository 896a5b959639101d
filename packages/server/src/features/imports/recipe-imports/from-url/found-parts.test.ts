import { afterAll, beforeAll, expect, it } from 'vitest';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { type Loopback, startWeb } from '../../../../platform/net/loopback-for-test.ts';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded } from '../../../../testing/test-client.ts';

const page = (recipe: object, card = '') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    recipeIngredient: ['300 g beans'],
    recipeInstructions: ['Boil.'],
    ...recipe,
  })}</script>${card}`;
const notes = '<div class="wprm-recipe-notes"><h3>Notes</h3>Keeps for a week in a tin.</div>';
const addresses = ['/none', '/dot.png', '/beans.png'];

const settings = { env: { OUTBOUND_TRUSTED: '127.0.0.0/8' }, cook: {} };

describeServer('what an import finds on a page', settings, ({ client }) => {
  let web: Loopback;
  beforeAll(async () => {
    const [dot, picture] = [await plain(1, 1).png().toBuffer(), await plain(20, 20).png().toBuffer()];
    web = await startWeb(({ url }, response) => {
      if (url === '/dot.png') return void response.setHeader('content-type', 'image/png').end(dot);
      if (url === '/beans.png') return void response.setHeader('content-type', 'image/png').end(picture);
      if (url === '/pictures') return void response.end(page({ name: 'Pictured', image: addresses }));
      if (url === '/noted')
        return void response.end(page({ name: 'Noted', author: { name: 'Ada Lovelace' } }, notes));
      response.writeHead(404).end();
    });
  });
  afterAll(() => web.close());

  const imported = async (path: string) => {
    const sent = { url: `http://127.0.0.1:${web.port}${path}` };
    return client.recipe(String(succeeded(await client.post('/api/recipes/create/url', sent))));
  };

  it('a picture that is missing or a single pixel gives way to the next', async () => {
    expect((await imported('/pictures')).image).not.toBeNull();
  });

  it('notes of the card and the author come with the recipe', async () => {
    expect((await imported('/noted')).notes).toEqual([
      { title: 'Notes', text: 'Keeps for a week in a tin.' },
      { title: 'Source', text: 'Ada Lovelace' },
    ]);
  });
});
