import { describe, expect, test } from 'vitest';
import { findViolations, rules } from './find-violations.ts';
import { plantedShapes } from './rules/planted-shapes.ts';

/** Each rule with sources that break it: the check is known to see them. */
const planted: readonly [rule: string, files: Record<string, string>][] = [
  ['package-neighbours', { 'packages/web/src/start-app.tsx': "import { app } from '@hearth/server/app';" }],
  ['package-neighbours', { 'packages/server/src/app.ts': "import { theme } from '../../web/src/theme.ts';" }],
  [
    'package-neighbours',
    { 'packages/domain/src/slugs/a.test.ts': "import type { App } from '@hearth/server';" },
  ],
  [
    'package-neighbours',
    { 'packages/web/src/a.ts': "import { cleanTime } from '@hearth/recipe-extractor/cleaning';" },
  ],
  [
    'package-neighbours',
    { 'packages/domain/src/a/b.ts': "import { cleanTime } from '@hearth/recipe-extractor/cleaning';" },
  ],
  [
    'web-without-models',
    { 'packages/web/src/a.ts': "import { readLine } from '@hearth/ingredients/reading';" },
  ],
  [
    'light-entries-stay-light',
    { 'packages/ingredients/src/parser/a.ts': "import { tokensOf } from '../model/index.ts';" },
  ],
  ['contract-imports-zod-only', { 'packages/contract/src/a.ts': "import { slug } from 'slugify';" }],
  ['contract-imports-zod-only', { 'packages/contract/src/a.ts': "export { join } from 'node:path';" }],
  ['domain-is-pure', { 'packages/domain/src/slugs/a.ts': "import { readFileSync } from 'node:fs';" }],
  ['domain-is-pure', { 'packages/recipe-extractor/src/text/a.ts': "import { join } from 'node:path';" }],
  ['domain-is-pure', { 'packages/domain/src/slugs/a.ts': "const load = () => import('lodash');" }],
  ['contract-types-only', { 'packages/web/src/a.ts': "import { operations } from '@hearth/contract';" }],
  [
    'contract-types-only',
    { 'packages/web/src/a.ts': "import { type Recipe } from '@hearth/contract/recipes/recipes';" },
  ],
  ['contract-types-only', { 'packages/domain/src/a/b.ts': "import { Recipe } from '@hearth/contract';" }],
  [
    'platform-knows-no-feature',
    platform('http/a.ts', "import { x } from '../../features/catalog/soups/index.ts';"),
  ],
  ['feature-surroundings', feature('catalog/soups/a.ts', "import { buildApp } from '../../../app.ts';")],
  [
    'routes-skip-no-layer',
    feature('catalog/soups/soups.routes.ts', "import { find } from './soups.repository.ts';"),
  ],
  [
    'fastify-at-the-edge',
    feature('catalog/soups/soups.service.ts', "import type { FastifyReply } from 'fastify';"),
  ],
  ['fastify-at-the-edge', feature('catalog/soups/soups.present.ts', "import '@fastify/cookie';")],
  ['kysely-in-repositories', feature('catalog/soups/soups.service.ts', "import { sql } from 'kysely';")],
  [
    'kysely-in-repositories',
    feature('catalog/soups/soups.tables.ts', "import type { Generated } from 'kysely/x';"),
  ],
  [
    'migrations-are-frozen',
    platform('db/migrations/versions/1.ts', "import { Tables } from '../../tables.ts';"),
  ],
  [
    'migrations-are-frozen',
    platform('db/migrations/versions/1.ts', "import { createHash } from 'node:crypto';"),
  ],
  [
    'features-have-a-front-door',
    feature('catalog/soups/a.ts', "import { cut } from '../breads/breads.service.ts';"),
  ],
  [
    'features-have-a-front-door',
    { 'packages/web/src/features/site/a/b.tsx': "import { C } from '../c/d.tsx';" },
  ],
  [
    'features-have-a-front-door',
    { 'packages/web/src/features/recipes/library/b.tsx': "import { C } from '../card/d.tsx';" },
  ],
  [
    'web-kit-knows-no-feature',
    { 'packages/web/src/ui/a.tsx': "import { C } from '../features/site/c/index.ts';" },
  ],
  [
    'features-have-a-front-door',
    { 'packages/web/src/features/recipes/library/b.tsx': "import { C } from '../card/d.tsx';" },
  ],
  [
    'web-kit-knows-no-feature',
    { 'packages/web/src/ui/a.tsx': "import { api } from '../platform/api/index.ts';" },
  ],
  [
    'features-form-no-circle',
    {
      ...feature('catalog/soups/a.ts', "import { cut } from '../breads/index.ts';"),
      ...feature('catalog/breads/a.ts', "import type { Dip } from '../dips/index.ts';"),
      ...feature('catalog/dips/a.ts', "export * from '../soups/index.ts';"),
    },
  ],
  ['sealed-scopes', feature('recipes/documents/a.ts', 'const scope = memberScope(fields);')],
  ['sealed-scopes', feature('shopping/lists/a.ts', "const scope = systemScope('lists');")],
  [
    'rooms-form-no-circle',
    {
      ...feature('catalog/soups/hot/a.ts', "import { b } from '../cold/b.ts';"),
      ...feature('catalog/soups/cold/b.ts', "import { c } from '../hot/c.ts';"),
      ...feature('catalog/soups/hot/c.ts', ''),
    },
  ],
  ['same-wings-everywhere', feature('kitchen/soups/a.ts', '')],
  ['same-wings-everywhere', { 'packages/contract/src/kitchen/soups.ts': '' }],
  ['one-outbound-client', feature('catalog/soups/a.ts', "import { request } from 'undici';")],
  ['one-outbound-client', platform('net/probe.ts', "import { isIP, connect } from 'node:net';")],
  ['one-outbound-client', feature('catalog/soups/a.ts', "import https from 'node:https';")],
  ['one-outbound-client', feature('catalog/soups/a.ts', 'const page = await fetch(url);')],
  ['one-outbound-client', feature('catalog/soups/a.ts', 'const page = await globalThis.fetch(url);')],
  [
    'one-outbound-client',
    feature('catalog/soups/a.ts', "const { createTransport } = await import('nodemailer');"),
  ],
  ['one-file-store', feature('catalog/soups/a.ts', "import { readFile } from 'node:fs/promises';")],
  ['one-file-store', platform('http/a.ts', "import fs from 'fs';")],
  ['one-clock', feature('catalog/soups/a.ts', 'const now = Date.now();')],
  ['one-clock', { 'packages/domain/src/a/b.ts': 'const now = new Date();' }],
  ['one-clock', { 'packages/domain/src/a/b.ts': 'const now = new Date( /* today */ );' }],
  ['domain-without-chance', { 'packages/domain/src/a/b.ts': 'const dice = Math.random();' }],
  ['queries-in-repositories', feature('catalog/soups/soups.service.ts', "reader.selectFrom('soups');")],
  ['queries-in-repositories', feature('catalog/soups/a.ts', "await tx\n  .insertInto('soups');")],
  ['queries-in-repositories', feature('catalog/soups/a.ts', 'const all = sql`select 1`;')],
  ['queries-in-repositories', feature('catalog/soups/a.ts', 'const all = sql<{ id: string }>`select 1`;')],
  [
    'connections-in-database',
    feature('catalog/soups/a.ts', "import { openSqlite } from '../../../platform/db/sqlite/open-sqlite.ts';"),
  ],
  [
    'connections-in-database',
    platform('jobs/a.ts', "import { openPostgres } from '../db/postgres/open-postgres.ts';"),
  ],
  [
    'connections-in-database',
    platform('jobs/a.ts', "import { DatabaseSync } from '@photostructure/sqlite';"),
  ],
  [
    'repositories-know-no-service',
    feature('catalog/soups/soups.repository.ts', "import { cut } from './soups.service.ts';"),
  ],
  [
    'repositories-know-no-service',
    feature('catalog/soups/soups.repository.ts', "import { present } from './soups.present.ts';"),
  ],
  [
    'ids-by-name',
    feature('catalog/soups/a.ts', 'export function pass(soupId: string, cookId: string): void {}'),
  ],
  [
    'ids-by-name',
    { 'packages/domain/src/a/b.ts': 'const pass = (\n  id: string | null,\n  cookId: string,\n) => id;' },
  ],
  [
    'child-processes-in-platform',
    feature('catalog/soups/a.ts', "import { exec } from 'node:child_process';"),
  ],
  ['child-processes-in-platform', platform('files/a.ts', "const { fork } = await import('child_process');")],
  [
    'child-processes-in-platform',
    platform('child-processes/a.ts', "import { fork, spawn } from 'node:child_process';"),
  ],
  ['settings-read-the-environment', feature('catalog/soups/a.ts', "const salt = process.env['SALT'];")],
  ['one-source-of-chance', feature('catalog/soups/a.ts', "import { randomBytes } from 'node:crypto';")],
  ['one-source-of-chance', feature('catalog/soups/a.ts', "import crypto from 'crypto';")],
  ['no-predictable-chance', feature('catalog/soups/a.ts', 'const id = Math.random();')],
  ['no-predictable-chance', { 'packages/web/src/features/site/a/b.tsx': 'const id = Math.random();' }],
  ['libraries-in-folders', feature('catalog/soups/a.ts', "import { WebSocket } from 'ws';")],
  ['libraries-in-folders', platform('mqtt/a.ts', "import { connect } from 'mqtt';")],
  ['libraries-in-folders', feature('catalog/soups/a.ts', "import sharp from 'sharp';")],
  ['libraries-in-folders', feature('catalog/soups/a.ts', "import { runInNewContext } from 'node:vm';")],
  [
    'libraries-in-folders',
    feature('catalog/soups/a.ts', "const { lookup } = await import('node:dns/promises');"),
  ],
  [
    'browser-storage-in-platform',
    { 'packages/web/src/features/site/a/b.tsx': "localStorage.setItem('soup', '1');" },
  ],
  [
    'browser-storage-in-platform',
    { 'packages/web/src/features/site/a/b.tsx': "const soup = globalThis.sessionStorage.getItem('soup');" },
  ],
  ['browser-storage-in-platform', { 'packages/web/src/ui/a.ts': "indexedDB.open('soups');" }],
  ['browser-storage-in-platform', { 'packages/web/src/features/site/a/b.tsx': "await fetch('/api/soups');" }],
  ...plantedShapes,
];

function platform(path: string, source: string): Record<string, string> {
  return { [`packages/server/src/platform/${path}`]: source };
}

function feature(path: string, source: string): Record<string, string> {
  return { [`packages/server/src/features/${path}`]: source };
}

const broken = (files: Record<string, string>) =>
  findViolations(new Map(Object.entries(files))).map(({ rule }) => rule);

describe('a planted violation is seen', () => {
  test.each(planted)('%s, case %#', (rule, files) => {
    expect(broken(files)).toEqual([rule]);
  });

  test('of every rule there is', () => {
    const seen = new Set(planted.map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});

const allowed: readonly Record<string, string>[] = [
  { 'packages/contract/src/a.ts': "import { z } from 'zod';\nimport { b } from './b.ts';" },
  {
    'packages/domain/src/a/b.ts':
      "import type { Recipe } from '@hearth/contract';\nimport { c } from '../c/index.ts';",
  },
  {
    'packages/domain/src/a/b.ts': "import { Parser } from 'htmlparser2';\nconst at = new Date('2020-01-01');",
  },
  { 'packages/domain/src/a/b.test.ts': "import { readFileSync } from 'node:fs';\nconst now = Date.now();" },
  {
    'packages/web/src/a.ts':
      "import type { Recipe } from '@hearth/contract';\nconst page = await fetch('/api');",
  },
  feature(
    'catalog/soups/soups.routes.ts',
    "import type { FastifyRequest } from 'fastify';\nimport { cut } from './soups.service.ts';",
  ),
  feature(
    'catalog/soups/soups.repository.ts',
    "import { sql } from 'kysely';\nimport { x } from '../breads/index.ts';",
  ),
  feature('catalog/soups/soups.test.ts', "import { sql } from 'kysely';\nconst page = await fetch(url);"),
  feature(
    'catalog/soups/a.ts',
    "import type { Settings } from '../../settings.ts';\nimport type { Stats } from 'node:fs';",
  ),
  feature(
    'catalog/soups/a.ts',
    "// import { sql } from 'kysely';\nconst text = 'import undici from \"undici\"; fetch(1); Date.now()';",
  ),
  feature('catalog/soups/a.ts', 'const text = `const now = ${Number(1)} new Date() fetch(1)`;'),
  feature('catalog/soups/a.ts', 'const match = /[\'"`]fetch(/;\nconst soon = new Date(clock.now());'),
  feature(
    'catalog/soups/a.ts',
    'export const load = ({ fetch }: Platform) => fetch(address);\nclient.fetch(address);',
  ),
  platform('net/addresses.ts', "import { isIP } from 'node:net';"),
  platform('net/safe-fetch.ts', "import { Agent } from 'undici';"),
  platform('clock/clock.ts', 'export const clock = { now: () => new Date() };'),
  platform('files/store.ts', "import { open } from 'node:fs/promises';"),
  platform(
    'db/migrations/versions/2.ts',
    "import { sql } from 'kysely';\nimport { id } from './columns.ts';",
  ),
  platform('jobs/a.ts', "import { findFileDamage } from '../db/sqlite/damage/file-check.ts';"),
  platform('mail/mailer.ts', "const mail = await import('nodemailer');"),
  feature('catalog/soups/soups.repository.ts', "const all = reader.selectFrom('soups');"),
  feature('catalog/soups/a.ts', "import { createHash } from 'node:crypto';"),
  { 'packages/server/src/settings/a.ts': "const salt = process.env['SALT'];" },
  {
    'packages/web/src/features/site/a/b.tsx': "await query.refetch();\nconst text = 'localStorage';",
    'packages/web/src/platform/a/b.ts': "localStorage.setItem('soup', '1');",
    'packages/web/src/features/shopping/sync/a.ts': "indexedDB.open('soups');",
  },
  {
    'packages/web/src/features/recipes/read/a.ts':
      "import { C } from '../card/d.tsx';\nimport { Q } from '../recipes.queries.ts';",
  },
  { 'packages/web/src/ui/long.json': '\n'.repeat(900) },
  { 'packages/web/src/ui/fits.css': 'a {}\n'.repeat(300) },
];

describe('what the rules allow is left alone', () => {
  test.each(allowed.map((files) => [Object.keys(files).join(), files] as const))(
    '%s, case %#',
    (_path, files) => {
      expect(broken(files)).toEqual([]);
    },
  );
});

test('a message says where, what, which rule, and why', () => {
  const [finding] = findViolations(
    new Map(Object.entries(feature('catalog/soups/a.ts', "\nimport { sql } from 'kysely';"))),
  );
  expect(finding?.message).toBe(
    'packages/server/src/features/catalog/soups/a.ts:2 imports kysely [kysely-in-repositories]: queries live in ' +
      '*.repository.ts and platform/db, where each of them takes a Scope or a Tx.',
  );
});
