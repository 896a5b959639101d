import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site on this machine, each of whose pages is a recipe. */
export class PageServer {
  /** Host and port, as OUTBOUND_TRUSTED takes them. */
  readonly host: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<PageServer> {
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(renderPage((request.url ?? '/').slice(1)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PageServer(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function renderPage(name: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `Dish ${name}`,
    recipeIngredient: ['2 leeks', '200 g potatoes', '1 l broth'],
    recipeInstructions: ['Cut.', 'Boil for 20 minutes.', 'Season.'],
  };
  return `<html><body><script type="application/ld+json">${JSON.stringify(recipe)}</script></body></html>`;
}
