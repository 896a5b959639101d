import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A service on this machine that speaks the chat interface of OpenAI. */
export interface ChatServiceForTest {
  /** Settings of a server that asks it. */
  readonly env: Readonly<Record<string, string>>;
  /** Bodies of the requests so far. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** Starts the service; `reply` is given the body of each request and says what the model answers, or which status. */
export async function startChatService(
  reply: (asked: string) => string | number,
): Promise<ChatServiceForTest> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body);
      const said = reply(body);
      response.setHeader('content-type', 'application/json');
      if (typeof said === 'number') response.writeHead(said).end('{"error":"no credit"}');
      else response.end(JSON.stringify({ choices: [{ message: { content: said } }] }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
