/**
 * The floor: a bare handler of the same framework that reads a ready answer, one stored JSON text, from the same
 * SQLite driver; for writes one that keeps what was sent in a row of its own, as safe from a power cut as the server
 * does, before it answers. `node proof/bench/floor.mjs DATABASE PORT`, where DATABASE is made by `storeFloor`.
 */
import { createRequire } from 'node:module';
import fastify from 'fastify';

const require = createRequire(import.meta.url);
const { DatabaseSync } = require('@photostructure/sqlite');
const [, , path, port] = process.argv;

const database = new DatabaseSync(path);
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
const read = database.prepare('select answer from floor where name = ?');
const write = database.prepare('insert into written (body) values (?)');
const app = fastify();
app.get('/floor/:name', (request, reply) => answer(request, reply));
app.route({
  method: ['POST', 'PUT'],
  url: '/floor/:name',
  handler: (request, reply) => {
    write.run(JSON.stringify(request.body));
    return answer(request, reply);
  },
});
// Without a use later on, the garbage collector takes the database, and its statements answer with an error.
app.addHook('onClose', () => database.close());
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('floor is ready\n');

function answer(request, reply) {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(read.get(request.params.name).answer);
}
