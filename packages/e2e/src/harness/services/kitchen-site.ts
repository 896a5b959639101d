import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { png } from '../data/png.ts';

/** A web site on this machine that recipes are imported from. */
export interface KitchenSite {
  readonly address: string;
  /** Settings of a server that may ask it, and reads pages and photos by its AI service. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts a site that has a recipe at every address but `/nothing`, and a service that speaks the chat interface of
 * OpenAI.
 */
export async function startKitchenSite(): Promise<KitchenSite> {
  const server = await listen();
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    env: {
      OUTBOUND_TRUSTED: `127.0.0.1:${port}`,
      OPENAI_API_KEY: 'sk-key',
      OPENAI_BASE_URL: `${address}/v1`,
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

function recipePage(name: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    image: '/picture.png',
    recipeIngredient: ['1 leek'],
    recipeInstructions: ['Cut.', 'Cook.'],
    keywords: 'Vegetables',
    nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' },
  };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

async function listen(): Promise<Server> {
  const replyAbout = (pictures: number) => ({
    name: 'Cake from a card',
    ingredients: [{ text: `${pictures} eggs` }],
    instructions: [{ text: 'Bake.' }],
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/v1/')) {
      void text(request).then((asked) => {
        const content = JSON.stringify(replyAbout(asked.split('data:image/').length - 1));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ message: { content } }] }));
      });
      return;
    }
    request.resume();
    if (path === '/picture.png') {
      response.setHeader('content-type', 'image/png').end(png(40, 30, [200, 120, 60]));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(path === '/nothing' ? '<p>Hello</p>' : recipePage(`Dish ${path.slice(1)}`));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}
