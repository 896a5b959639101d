/** A line of the log as it is shown. */
export interface LogLine {
  /** ISO instant, or empty. */
  time: string;
  level: string;
  text: string;
}

/** Fields that are shown in places of their own. */
const known = new Set(['time', 'level', 'msg']);

/** Reads a line of the server's log: JSON, with the message first; anything else is shown as it is. */
export function readLogLine(line: string): LogLine {
  const fields = parse(line);
  if (fields === null) return { time: '', level: '', text: line };
  const rest = Object.entries(fields).filter(([name]) => !known.has(name));
  const details = rest.length === 0 ? '' : ` ${JSON.stringify(Object.fromEntries(rest))}`;
  return {
    time: readText(fields['time']),
    level: readText(fields['level']),
    text: `${readText(fields['msg'])}${details}`.trim(),
  };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : null;
  } catch {
    return null;
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
