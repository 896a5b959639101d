import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestServer } from '../../../testing/test-server.ts';
import { startWeb } from '../../../platform/net/loopback-for-test.ts';

/** What a receiver was sent. */
export interface Received {
  readonly method: string;
  readonly type: string;
  readonly body: Record<string, unknown> & { documentData: Record<string, unknown> };
}

/** A program on this machine that webhooks are sent to. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** What it answers once it has read everything; the first of the answers first, the last one again and again. */
export type Answers = (number | 'nothing' | { readonly redirectsTo: string })[];

export async function startReceiver(answers: Answers = [200]): Promise<Receiver> {
  const received: Received[] = [];
  const web = await startWeb((request, response) => {
    void readBody(request).then((body) => {
      received.push({
        method: request.method ?? '',
        type: request.headers['content-type'] ?? '',
        body: JSON.parse(body) as Received['body'],
      });
      const answer = answers[Math.min(received.length, answers.length) - 1];
      if (answer !== undefined) send(response, answer);
    });
  });
  return { url: `http://127.0.0.1:${web.port}/in`, received, close: () => web.close() };
}

function send(response: ServerResponse, answer: Answers[number]): void {
  if (answer === 'nothing') return;
  if (typeof answer === 'number') response.writeHead(answer).end();
  else response.writeHead(307, { location: answer.redirectsTo }).end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Moves the clock on to the next time that it shows that time, in UTC; answers the day. */
export function goToTime({ clock }: TestServer, time: string): string {
  const now = clock.now();
  const then = new Date(`${now.toISOString().slice(0, 10)}T${time}Z`);
  clock.advance((then.getTime() - now.getTime() + dayMs) % dayMs);
  return clock.now().toISOString().slice(0, 10);
}

const dayMs = 86_400_000;
