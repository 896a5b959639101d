/**
 * Writes docs/guide/settings.md from the variables of the server and what is said of them beside.
 *
 * usage: node --import tsx tools/guides/settings-page.ts --write
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import * as variables from '../../packages/server/src/settings/variables.ts';
import { root } from '../setup/root.mjs';
import { settingsChapters } from './setting-descriptions.ts';

interface KnownVariable {
  readonly name: string;
  readonly isSecret: boolean;
  readonly kind: { safeParse(text: undefined): { data?: unknown } };
}

const head = `# Settings

<!-- Written by tools/guides/settings-page.ts; a test fails when it is out of date. -->

Settings are environment variables, or lines of a file \`.env\` in the folder that Hearth is started from. Any of them can come from a file: \`NAME_FILE\` names it, and files in \`/run/secrets\` are found by the name of the variable. A wrong value stops the start and says what is allowed; so does a name with a typing error. Change them and restart Hearth.

Whether they fit together is what \`npm run doctor\` and *Site settings → Server status* say.
`;

const theme = `## Colors

\`THEME_LIGHT_PRIMARY\`, \`_ACCENT\`, \`_SECONDARY\`, \`_SUCCESS\`, \`_INFO\`, \`_WARNING\` and \`_ERROR\` are the colors of the light theme, \`THEME_DARK_…\` those of the dark one, such as \`#E58325\`. A color that cannot be read is ignored, and the log says so.
`;

/** The whole page. */
export function writeSettingsPage(): string {
  const known = new Map(listVariables().map((variable) => [variable.name, variable]));
  const chapters = settingsChapters.map(({ title, intro, variables: described }) => {
    const rows = Object.entries(described).map(([name, text]) => writeRow(known.get(name), name, text));
    const table = ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n');
    return [`## ${title}`, ...(intro === undefined ? [] : [intro]), table].join('\n\n');
  });
  return `${head}\n${chapters.join('\n\n')}\n\n${theme}`;
}

/** Every variable that the server reads, but for the colors. */
export function listVariables(): KnownVariable[] {
  return Object.values(variables)
    .filter(
      (group): group is typeof variables.serverVariables =>
        typeof group === 'object' && !Array.isArray(group),
    )
    .flatMap((group) => Object.values<KnownVariable>(group));
}

function writeRow(variable: KnownVariable | undefined, name: string, text: string): string {
  const fallback = variable === undefined ? '' : formatFallback(variable);
  return `| \`${name}\` | ${fallback} | ${text} |`;
}

function formatFallback({ kind, isSecret, name }: KnownVariable): string {
  const value = kind.safeParse(undefined).data;
  if (name === 'DAILY_SCHEDULE_TIME') return '`23:45`';
  if (name === 'HOST_IP') return 'this machine';
  if (name === 'TZ') return 'the system’s';
  if (name === 'BACKUP_CRON') return '`30 3 * * *`';
  if (isSecret || value === null || value === '' || typeof value === 'object') return '';
  return `\`${String(value)}\``;
}

if (argv.includes('--write')) writeFileSync(join(root, 'docs/guide/settings.md'), writeSettingsPage());
