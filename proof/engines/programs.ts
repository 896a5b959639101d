import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../tools/test-run/system-programs.mjs';
import type { WebKitPrograms } from '../../packages/e2e/src/engines/webkit.ts';

/** MiniBrowser lies beside WebKit's own processes, in a folder that names the machine and the version. */
const libraries = '/usr/lib';

/** Firefox, of the long-term releases or the current ones. */
export function findFirefox(): string | undefined {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** WebKit's driver with its browser, and a display for them; nothing when one of the three is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, xvfb, browser] = [findProgram('WebKitWebDriver'), findProgram('Xvfb'), findMiniBrowser()];
  if (driver === undefined || xvfb === undefined || browser === undefined) return undefined;
  return { driver, xvfb, browser };
}

function findMiniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  const machines = readdirSync(libraries).filter((name) => name.includes('-linux-'));
  return machines
    .flatMap((machine) =>
      readdirSync(join(libraries, machine))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(libraries, machine, name, 'MiniBrowser')),
    )
    .find(existsSync);
}
