/**
 * The table of docs/security.md that says which credential opens which operation, made from the contract. `--write` puts
 * it into the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { type Operation, operations } from '../../packages/contract/src/index.ts';
import { isAllowedByToken, tokenScopes } from '../../packages/domain/src/people/token-access/index.ts';
import { root } from '../setup/root.mjs';

const page = join(root, 'docs/security.md');
const begin = '<!-- operations: `node --import tsx tools/guides/operations-table.ts --write` -->';
const end = '<!-- end of the operations -->';
const between = new RegExp(`${begin}\n[^]*?${end}`);
const head = [
  '| Operation | Session | Full token | Read-only token | Lists-only token | Share link | Without account |',
  '|---|---|---|---|---|---|---|',
];

const confirmed = { always: ', confirmed', sometimes: ', sometimes confirmed', never: '' } as const;

/** The page with the table of the operations as the contract declares them. */
export function withOperations(text: string): string {
  if (!between.test(text)) throw new Error(`docs/security.md has lost the marks around its table: ${begin}`);
  return text.replace(between, () => `${begin}\n\n${operationsTable()}\n\n${end}`);
}

function operationsTable(): string {
  const rows = Object.values(operations).map((operation) => writeRow(operation));
  return [...head, ...rows.toSorted()].join('\n');
}

function writeRow(operation: Operation): string {
  const { method, path } = operation;
  return `| \`${path}\` ${method} | ${listCells(operation).join(' | ')} |`;
}

/** Session, the three scopes of tokens, share link, nothing. */
function listCells(operation: Operation): string[] {
  if (operation.access === 'public') return publicCells(operation);
  const caller = operation.access === 'admin' ? 'admin' : 'yes';
  const tokens = tokenScopes.map((scope) => (isAllowedByToken(scope, operation) ? caller : '–'));
  return [`${caller}${confirmed[operation.confirmation ?? 'never']}`, ...tokens, '–', '–'];
}

function publicCells({ key }: Operation): string[] {
  if (key === null) return Array.from({ length: 6 }, () => 'yes');
  const withKey = `with ${key}`;
  return [withKey, withKey, withKey, withKey, key === 'share link' ? 'yes' : '–', withKey];
}

if (argv.includes('--write')) writeFileSync(page, withOperations(readFileSync(page, 'utf8')));
