import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadInRounds } from './load.mjs';

describe('load', () => {
  let server;
  let base;
  let answered;
  beforeEach(async () => {
    answered = 0;
    server = createServer((request, response) => {
      answered += 1;
      response.statusCode = request.url === '/good' || answered < 30 ? 200 : 503;
      response.end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${server.address().port}`;
  });
  afterEach(() => void server.close());

  const measure = (path) =>
    loadInRounds({
      base,
      headers: {},
      requests: [{ path }],
      pid: process.pid,
      rounds: 2,
      perRound: 8,
      reset: async () => undefined,
    });

  it('measures requests that were answered well', async () => {
    const { perSecond, processorMs } = await measure('/good');
    expect(perSecond).toBeGreaterThan(0);
    expect(processorMs).toBeGreaterThanOrEqual(0);
  });

  it('refuses to measure refusals, and says which request failed and how', async () => {
    await expect(measure('/busy')).rejects.toThrow(/requests failed \(GET \/busy\): .*× 503, 0 errors/);
  });
});
