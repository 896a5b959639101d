import type { DoctorFinding, PasteLine } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { judgeReach } from '@hearth/domain/site/doctor';
import texts from '@hearth/locales/en-US/doctor.json' with { type: 'json' };
import { fillIn } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hearthVersion } from '../../../version.ts';
import { checkUp } from './check-up.service.ts';
import { askOwnAddress } from './own-address.service.ts';

/** What the operator is told, and whether everything works. */
export interface DoctorReport {
  readonly text: string;
  readonly hasProblem: boolean;
}

/** `doctor`: checks what can be checked without a browser, beside a server that runs or not. */
export async function runDoctorCommand(platform: Platform): Promise<DoctorReport> {
  const { baseUrl, isBaseUrlSet, dataDir } = platform.settings.server;
  const found = await checkUp(platform, { request: null, connects: true });
  const reach = isBaseUrlSet ? [judgeReach({ baseUrl, ...(await askOwnAddress(platform)) })] : [];
  const findings = [...found.slice(0, 1), ...reach, ...found.slice(1)];
  const head = `Hearth ${hearthVersion}, ${platform.settings.database.engine}, data in ${dataDir}`;
  return {
    text: [head, ...findings.map(formatFinding)].join('\n'),
    hasProblem: findings.some(({ verdict }) => verdict === 'problem'),
  };
}

/** A finding in English: the name of the check, what was found, and the lines to paste below it. */
export function formatFinding({ code, verdict, values, paste }: DoctorFinding): string {
  const [check = '', found = ''] = code.split('.');
  const name = readText(texts.checks, check);
  const sentence = fillIn(readText(readTexts(texts.found, check), found), readableValues(values));
  const head = `${texts.verdict[verdict].padEnd(8)} ${name}: ${sentence}`;
  return [head, ...paste.flatMap(formatPaste)].join('\n');
}

/** The lines below the name of the place where they belong, which stands once above all lines for it. */
function formatPaste({ target, text }: PasteLine, at: number, all: readonly PasteLine[]): string[] {
  const lines = text.split('\n').map((line) => `           ${line}`);
  return all[at - 1]?.target === target ? lines : [`         ${texts.paste[target]}:`, ...lines];
}

const sizes = new Set(['size', 'free', 'largest']);

function readableValues(values: DoctorFinding['values']): Record<string, string | number> {
  const readable = ([name, value]: [string, string | number]) =>
    [name, typeof value === 'number' && sizes.has(name) ? formatByteSize(value) : value] as const;
  return Object.fromEntries(Object.entries(values).map(readable));
}

function readTexts(all: Readonly<Record<string, Readonly<Record<string, string>>>>, name: string) {
  return all[name] ?? {};
}

function readText(all: Readonly<Record<string, string>>, name: string): string {
  return all[name] ?? name;
}
