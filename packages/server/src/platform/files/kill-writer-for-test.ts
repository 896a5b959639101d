import { createLocalStore } from './local-store.ts';

/** Runs as a separate process: puts a file of one repeated letter over and over until it is killed. */
const [root = '', key = '', size = ''] = process.argv.slice(2);
const store = createLocalStore(root);
process.stdout.write('ready\n');
for (let turn = 0; ; turn += 1) {
  await store.put(key, Buffer.alloc(Number(size), 'abcdefgh'[turn % 8]));
}
