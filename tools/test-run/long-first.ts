import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In the order of their work: a worker that goes on to another project loads its modules anew. */
const projects = [
  'e2e',
  'server',
  'postgres',
  'tools',
  'ingredients',
  'recipe-extractor',
  'domain',
  'web',
  'contract',
];

/** Files that take far longer than others of their project; at the end, one of them would have a worker to itself. */
const long = [
  'a11y/walk-',
  'crash/kill-',
  'crash/short-trials',
  'hostile/hostile',
  'tenancy/tenancy-',
  'mass-assignment',
  'what-restores-end',
  'token-rules',
  'canary',
];

/** The order of a fresh clone, where no earlier run says how long each file takes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => findPlace(one) - findPlace(other));
  }
}

function findPlace({ project, moduleId }: TestSpecification): number {
  const isShort = !long.some((part) => moduleId.includes(part));
  return 2 * projects.indexOf(project.name) + Number(isShort);
}
