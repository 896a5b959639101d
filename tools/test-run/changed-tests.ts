import { isPurePackage, type Module } from '../boundaries/modules.ts';

/**
 * The test files that a change can reach: those of the changed units and of the units that import them directly. A
 * unit is a feature, a folder of a package, or a folder of tools. One step is enough to see a broken promise between
 * features; `npm test` runs the rest.
 *
 * @param changed paths of changed files, relative to the checkout
 * @param modules all source files of the checkout
 * @returns paths of test files, sorted; browser journeys only if they have changed themselves
 */
export function testsReachedBy(changed: readonly string[], modules: readonly Module[]): string[] {
  const touched = modules.filter(({ path }) => changed.includes(path));
  const production = modules.filter(({ isTest, area }) => !isTest && area !== 'e2e');
  const units = new Set(touched.filter((module) => production.includes(module)).map(nameUnit));
  const exported = new Set(
    production
      .filter((module) => units.has(nameUnit(module)) && !isUsedEverywhere(module))
      .map(({ path }) => path),
  );
  const importing = production.filter(({ imports }) =>
    imports.some(({ target = '' }) => exported.has(target)),
  );
  const reached = new Set([...units, ...importing.map(nameUnit), ...touched.flatMap(counterparts)]);
  return modules
    .filter(({ path, area }) => path.includes('.test.') && (area !== 'e2e' || changed.includes(path)))
    .filter(
      (module) =>
        changed.includes(module.path) || reached.has(nameUnit(module)) || reached.has(nameWing(module)),
    )
    .map(({ path }) => path)
    .toSorted();
}

/** The unit of a module: `server:recipes/trash`, `domain:recipes/merge`, `server:platform/jobs`, `tools:mutate`. */
function nameUnit({ area, inside, feature }: Module): string {
  if (feature !== undefined) return `${area}:${feature}`;
  const folders = inside.split('/').slice(0, -1);
  if (area === 'tools') return `tools:${folders[1] ?? ''}`;
  const isOfRooms = isPurePackage(area) || folders[0] === 'platform';
  return `${area}:${folders.slice(0, isOfRooms ? 2 : 1).join('/')}`;
}

/** The wing of a module of a feature: `server:recipes`; the unit of any other module. */
function nameWing(module: Module): string {
  const wing = module.feature?.split('/')[0];
  return wing === undefined ? nameUnit(module) : `${module.area}:${wing}`;
}

/** What every feature imports would reach every test: its own tests hold it. */
function isUsedEverywhere({ area, inside }: Module): boolean {
  return area === 'contract' || !inside.includes('/') || /^(?:platform|settings|ui)\//.test(inside);
}

/** The contract is imported as a whole; a wing of it reaches the same wing of server and web app. */
function counterparts({ area, inside }: Module): string[] {
  const [wing = ''] = inside.split('/');
  return area === 'contract'
    ? ['contract:kernel', 'server:platform/http', `server:${wing}`, `web:${wing}`]
    : [];
}
