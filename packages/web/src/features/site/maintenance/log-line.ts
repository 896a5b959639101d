/** A line of the log as it is shown. */
export interface LogLine {
  /** ISO instant, or empty. */
  time: string;
  level: string;
  text: string;
  /** What else the line holds, as indented JSON, or empty. */
  details: string;
}

/** How much of the log is shown: all of it, what the operator should know of, or failures alone. */
export const logFilters = ['all', 'warn', 'error'] as const;
export type LogFilter = (typeof logFilters)[number];

const levelsOf: Readonly<Record<LogFilter, ReadonlySet<string> | null>> = {
  all: null,
  warn: new Set(['warn', 'error', 'fatal']),
  error: new Set(['error', 'fatal']),
};

/** Fields that are shown in places of their own. */
const known = new Set(['time', 'level', 'msg']);

/** Reads a line of the server's log: JSON, with the message first; anything else is shown as it is. */
export function readLogLine(line: string): LogLine {
  const fields = parse(line);
  if (fields === null) return { time: '', level: '', text: line, details: '' };
  const rest = Object.entries(fields).filter(([name]) => !known.has(name));
  const details = rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest), null, 2);
  const text = readText(fields['msg']);
  return {
    time: readText(fields['time']),
    level: readText(fields['level']),
    // A line without words says at least what it is about.
    text: text === '' ? rest.map(([name]) => name).join(', ') : text,
    details,
  };
}

/** Lines of a level, with all words in text or details. */
export function filterLines(
  lines: readonly LogLine[],
  { filter, words }: { filter: LogFilter; words: string },
): LogLine[] {
  const levels = levelsOf[filter];
  const wanted = words.toLowerCase().split(/\s+/);
  return lines.filter(({ level, text, details }) => {
    if (levels !== null && !levels.has(level)) return false;
    const all = `${text} ${details}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
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
