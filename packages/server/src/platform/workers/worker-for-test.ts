import { serveTasks } from './serve-tasks.ts';

/** The tasks of the test's thread. */
export type TestTask =
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'fail' | 'hang' | 'grow' };

serveTasks((task: TestTask) => {
  switch (task.kind) {
    case 'double':
      return task.value * 2;
    case 'fail':
      throw new Error('the soup burnt');
    case 'hang':
      for (;;) Math.random();
    case 'grow':
      return grow();
  }
});

function grow(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + held.length));
}
