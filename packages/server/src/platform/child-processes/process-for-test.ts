import { serveProcess } from './serve-process.ts';

/** The tasks of the test's process. */
export type TestTask =
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'fail' | 'hang' | 'grow' | 'growHeap' | 'die' | 'pid' | 'secrets' };

serveProcess((task: TestTask): Promise<number> => Promise.resolve(work(task)));

function work(task: TestTask): number {
  switch (task.kind) {
    case 'double':
      return task.value * 2;
    case 'fail':
      throw new Error('the soup burnt');
    case 'hang':
      for (;;) Math.sqrt(2);
    case 'grow':
      return grow();
    case 'growHeap':
      return growHeap();
    case 'die':
      return process.exit(1);
    case 'pid':
      return process.pid;
    case 'secrets':
      return Object.keys(process.env).filter((name) => !/^(?:MALLOC|RAYON)_/.test(name)).length;
  }
}

/** Memory outside of JavaScript's heap, which no limit of a thread includes. */
function grow(): number {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(1_000_000, held.length));
}

function growHeap(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + held.length));
}
