/**
 * The floor: a bare handler of the same framework that reads a ready answer, one stored JSON text, from the same
 * SQLite driver. `node tools/bench/floor.mjs DATABASE PORT`, where DATABASE is made by `storeFloor`.
 */
import { createRequire } from 'node:module';
import fastify from 'fastify';

const require = createRequire(import.meta.url);
const { DatabaseSync } = require('@photostructure/sqlite');
const [, , path, port] = process.argv;

const database = new DatabaseSync(path);
const read = database.prepare('select answer from floor where name = ?');
const app = fastify();
app.get('/floor/:name', (request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(read.get(request.params.name).answer);
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('floor is ready\n');
