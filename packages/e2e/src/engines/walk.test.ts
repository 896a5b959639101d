import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HearthProcess } from '../harness/stage/hearth-process.ts';
import { PatientDriver, type Wire } from './driver.ts';
import { chooseExitCode, formatReport } from './report.ts';
import type { Place, Step } from './step.ts';
import { walk } from './walk.ts';

/** A browser that shows one thing, or nothing. */
function wireThatShows(shown: string | null): Wire<string> {
  return {
    browser: 'engine 1',
    goto: () => Promise.resolve(),
    find: () => Promise.resolve(shown),
    read: (element) => Promise.resolve(element),
    select: () => Promise.resolve(),
    click: () => Promise.resolve(),
    type: () => Promise.resolve(),
    paste: () => Promise.resolve(),
    press: () => Promise.resolve(),
    address: () => Promise.resolve('http://127.0.0.1/'),
    ask: () => Promise.resolve('true'),
    picture: () => Promise.resolve(new Uint8Array([1])),
    close: () => Promise.resolve(),
  };
}

const place: Place = { hearth: {} as HearthProcess, listId: 'x', isPhone: true };
const steps: readonly Step[] = [
  { journey: 'list', name: 'it is shown', run: (driver) => driver.waitFor({ css: 'main' }) },
  { journey: 'list', name: 'it has milk', run: (driver) => driver.waitForText({ css: 'main' }, 'milk') },
  { journey: 'plan', name: 'it opens', run: (driver) => driver.goto('/plan') },
];

describe('a walk through an engine', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-walk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function walkIn(shown: string | null) {
    const taken = await walk(new PatientDriver(wireThatShows(shown), '', 200), place, steps, folder);
    return [{ engine: 'Firefox 1', width: 390, taken }];
  }

  it('is good when every step is', async () => {
    const walks = await walkIn('milk and bread');
    expect(chooseExitCode(walks, [])).toBe(0);
    expect(formatReport(walks, [])).toContain('3 steps, 0 failed');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('fails with one step, says which and why, and takes the others too', async () => {
    const walks = await walkIn('bread');
    expect(chooseExitCode(walks, [])).toBe(1);
    const report = formatReport(walks, []);
    expect(report).toContain('| list: it has milk | FAILED |');
    expect(report).toContain('it has milk: could not read “milk” in main');
    expect(report).toContain('| plan: it opens | passed |');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('fails where nothing is shown', async () => {
    const walks = await walkIn(null);
    expect(formatReport(walks, [])).toContain('3 steps, 2 failed');
  });

  it('says what was skipped and why, and is not good then', async () => {
    const walks = await walkIn('milk');
    const skipped = [{ engine: 'WebKit', reason: 'install xvfb' }];
    expect(chooseExitCode(walks, skipped)).toBe(2);
    expect(formatReport(walks, skipped)).toMatch(/skipped WebKit$[^]*skipped WebKit: install xvfb$/m);
    expect(formatReport([], skipped)).toContain('0 steps, 0 failed · skipped WebKit');
  });
});
