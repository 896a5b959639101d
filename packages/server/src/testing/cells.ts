import { expect, type TestContext } from 'vitest';

declare module 'vitest' {
  export interface TaskMeta {
    /** How many generated expectations a test has checked. */
    cells?: number;
  }
}

/** The expectations of a generated test, such as the callers of one operation. */
export class Cells {
  readonly #failures: string[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Checks one expectation; if it fails, its name is kept and the next ones are still checked. */
  async check(name: string, expectation: () => unknown): Promise<void> {
    this.#count += 1;
    try {
      await expectation();
    } catch (error) {
      this.#failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Runs a generated test: checks all cells, reports how many there were, and fails with the names of failing ones. */
export async function checkCells(
  { task }: Pick<TestContext, 'task'>,
  fill: (cells: Cells) => Promise<void>,
): Promise<void> {
  const cells = new Cells();
  await fill(cells).finally(() => {
    task.meta.cells = cells.count;
  });
  expect(cells.count).toBeGreaterThan(0);
  expect(cells.failures).toEqual([]);
}
