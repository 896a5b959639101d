import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import { png } from '../../packages/e2e/src/harness/data/png.ts';

/**
 * Books of libraries with a picture for each recipe: `npm run bench -- books 200`. Prints for each format how long it
 * takes and how large it is, how long another request waits meanwhile at most, and the most memory that the server has
 * had. Needs a build.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const count = Number(positionals[0] ?? '200');
if (!Number.isInteger(count) || count < 1) throw new Error('usage: books.ts RECIPES');

/** Pixels of a picture: what the app keeps of a photo of a phone is smaller. */
const size = { width: 3000, height: 2000 };
const foods = 'flour butter sugar eggs milk onions garlic basil rice carrots celery cream leeks honey'.split(
  ' ',
);
const askEachMs = 50;

const hearth = await HearthProcess.start();
try {
  const token = await hearth.signIn();
  await fill(await ApiClient.signedIn(hearth), token);
  console.log('format  seconds  MB  others wait ms  MB peak');
  for (const format of ['pdf', 'epub', 'site']) await measure(format, token);
} finally {
  await hearth.remove();
}

async function fill(cook: ApiClient, token: string): Promise<void> {
  const picture = new Blob([png(size.width, size.height, [170, 90, 40])]);
  for (let at = 0; at < count; at += 1) {
    const slug = await cook.cook(`Stew number ${at + 1}`, {
      description: 'A dish that wants nothing but good bread and an evening with the windows open.',
      recipeIngredient: Array.from({ length: 8 }, (_, line) => ({
        note: `${line + 1} cups ${foods[(at * 3 + line) % foods.length]}, finely chopped`,
      })),
      recipeInstructions: Array.from({ length: 5 }, () => ({
        text: 'Soften over low heat for about ten minutes, stirring now and then, until it thickens. '.repeat(
          2,
        ),
      })),
    });
    const body = new FormData();
    body.set('image', picture, 'picture.png');
    body.set('extension', 'png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${hearth.url}/api/recipes/${slug}/image`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  }
}

async function measure(format: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let longest = 0;
  const done = new AbortController();
  const others = (async () => {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await fetch(`${hearth.url}/api/app/about`);
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, askEachMs));
    }
  })();
  const started = performance.now();
  const answer = await fetch(`${hearth.url}/api/recipes/exports/book?format=${format}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  const seconds = (performance.now() - started) / 1000;
  done.abort();
  await others;
  if (!answer.ok) throw new Error(`${format}: ${answer.status}`);
  const columns = [seconds.toFixed(1), (byteLength / 1e6).toFixed(1), longest.toFixed(0), peakMegabytes()];
  console.log([format, ...columns].join('\t'));
}

/** As Linux counts. */
function peakMegabytes(): string {
  const [, kilobytes = '0'] =
    /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${hearth.pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1024).toFixed(0);
}
