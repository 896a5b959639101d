import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import type { Place, Step } from './step.ts';

/** What came of a step. */
export interface Taken {
  readonly journey: string;
  readonly name: string;
  /** Why it failed; null when it did not. */
  readonly problem: string | null;
  readonly seconds: number;
}

/** Takes the steps one after the other, those after a failed one too, with a picture of what each leaves behind. */
export async function walk(
  driver: Driver,
  place: Place,
  steps: readonly Step[],
  folder: string,
): Promise<Taken[]> {
  mkdirSync(folder, { recursive: true });
  const taken: Taken[] = [];
  for (const [at, step] of steps.entries()) {
    const started = performance.now();
    const problem = await take(step, driver, place);
    const seconds = (performance.now() - started) / 1000;
    const number = String(at + 1).padStart(2, '0');
    const file = `${number}-${step.name.replaceAll(/\W+/g, '-')}.png`;
    // A window now and then gives no picture; the step was taken all the same.
    const missing = await driver.screenshot(join(folder, file)).then(() => null, say);
    if (missing !== null) console.log(`no picture of ${step.name}: ${missing}`);
    console.log(
      `${problem === null ? 'passed' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)${problem === null ? '' : `: ${problem}`}`,
    );
    taken.push({ journey: step.journey, name: step.name, problem, seconds });
  }
  return taken;
}

function take(step: Step, driver: Driver, place: Place): Promise<string | null> {
  return step.run(driver, place).then(() => null, say);
}

function say(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
