import { type ListedOperation, needsSession, type OpenApi } from './openapi.ts';
import { buildExample } from './schema-text.ts';

/** The call for a terminal. `$TOKEN` is an API token; the user fills in the parts in braces. */
export function curlText(document: OpenApi, operation: ListedOperation, origin: string): string {
  const lines = [`curl -X ${operation.method} ${quote(origin + operation.path + queryText(operation))}`];
  if (needsSession(operation)) lines.push('-H "Authorization: Bearer $TOKEN"');
  lines.push(...bodyLines(document, operation));
  return lines.join(' \\\n  ');
}

function queryText(operation: ListedOperation): string {
  const wanted = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required === true);
  return wanted.length === 0 ? '' : `?${wanted.map(({ name }) => `${name}={${name}}`).join('&')}`;
}

function bodyLines(document: OpenApi, operation: ListedOperation): string[] {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return [];
  const example = buildExample(document, content?.schema ?? {});
  if (type.includes('json'))
    return [`-H ${quote(`Content-Type: ${type}`)}`, `-d ${quote(JSON.stringify(example))}`];
  const flag = type.startsWith('multipart/') ? '-F' : '--data-urlencode';
  const fields = typeof example === 'object' && example !== null ? Object.keys(example) : [];
  const names = fields.length > 0 ? fields : Object.keys(content?.schema?.properties ?? {});
  return names.map((name) => `${flag} ${quote(`${name}={${name}}`)}`);
}

/** A word for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
