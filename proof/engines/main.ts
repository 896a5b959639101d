#!/usr/bin/env node
/**
 * Walks through the built app in Firefox and WebKit, on a phone's width and a desktop's.
 *
 * usage: node --import tsx proof/engines/main.ts [--engine NAME] [--width N]
 *
 * Pictures of each step go to test-results/engines. Ends with 1 when a step fails, with 2 when an engine is not there.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tools/setup/root.mjs';
import { enginePrograms } from '../../tools/test-run/system-programs.mjs';
import { PatientDriver, type Wire } from '../../packages/e2e/src/engines/driver.ts';
import type { Size } from '../../packages/e2e/src/engines/engine.ts';
import { startFirefox } from '../../packages/e2e/src/engines/firefox.ts';
import { openKitchen } from '../../packages/e2e/src/engines/kitchen.ts';
import { findFirefox, findWebKit } from './programs.ts';
import {
  chooseExitCode,
  formatReport,
  type Skipped,
  type Walked,
} from '../../packages/e2e/src/engines/report.ts';
import { steps } from '../../packages/e2e/src/engines/steps.ts';
import { walk } from '../../packages/e2e/src/engines/walk.ts';
import { startWebKit } from '../../packages/e2e/src/engines/webkit.ts';

const pictures = join(root, 'test-results/engines');
const widths = [390, 1280];
const { values } = parseArgs({ options: { engine: { type: 'string' }, width: { type: 'string' } } });

interface Engine {
  readonly name: string;
  /** Null where its programs are not installed. */
  readonly start: ((size: Size) => Promise<Wire<unknown>>) | null;
}

process.exitCode = await main();

async function main(): Promise<number> {
  const reason = await enginePrograms(console.log);
  const walks: Walked[] = [];
  const skipped: Skipped[] = [];
  rmSync(pictures, { recursive: true, force: true });
  for (const { name, start } of listEngines()) {
    if (start === null) skipped.push({ engine: name, reason: reason ?? 'it is not installed' });
    else for (const width of wantedWidths()) walks.push(await walkIn(name, start, width));
  }
  console.log(formatReport(walks, skipped));
  return chooseExitCode(walks, skipped);
}

function listEngines(): Engine[] {
  const firefox = findFirefox();
  const webKit = findWebKit();
  const all: Engine[] = [
    { name: 'Firefox', start: firefox === undefined ? null : (size) => startFirefox(firefox, size) },
    { name: 'WebKit', start: webKit === undefined ? null : (size) => startWebKit(webKit, size) },
  ];
  return all.filter(({ name }) => values.engine === undefined || name.toLowerCase() === values.engine);
}

function wantedWidths(): readonly number[] {
  return values.width === undefined ? widths : [Number(values.width)];
}

async function walkIn(name: string, start: NonNullable<Engine['start']>, width: number): Promise<Walked> {
  const kitchen = await openKitchen();
  try {
    const wire = await start({ width, height: 844 });
    const driver = new PatientDriver(wire, kitchen.hearth.url);
    try {
      const place = { ...kitchen, isPhone: width < 768 };
      const taken = await walk(driver, place, steps, join(pictures, `${name.toLowerCase()}-${width}`));
      return { engine: `${name} ${driver.browser}`, width, taken };
    } finally {
      await driver.close();
    }
  } finally {
    await kitchen.hearth.remove();
  }
}
