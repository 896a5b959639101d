/** Names and values that identify the series of a metric. */
export type Labels = Readonly<Record<string, string>>;

/** A metric with all its series, as lines of the Prometheus text exposition format 0.0.4. */
export interface Metric {
  render(): readonly string[];
}

/** Escapes backslashes and line feeds; label values escape quotes too. */
function escapeHelp(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replace(/"/g, '\\"');
}

/** The HELP and TYPE lines of a metric. */
export function describeMetric(name: string, help: string, type: string): readonly string[] {
  return [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`];
}

/** A number in the exposition format. */
export function formatValue(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

/** One line: name, labels in braces, value. */
export function formatSeries(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  const braces = pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
  return `${name}${braces} ${formatValue(value)}`;
}

/** Values by labels; the same labels in the same order are one series. */
export class SeriesMap<T> {
  readonly #byKey = new Map<string, { readonly labels: Labels; value: T }>();

  /** The value of a series, created if it is new. */
  upsert(labels: Labels, create: () => T): { readonly labels: Labels; value: T } {
    const key = JSON.stringify(labels);
    const series = this.#byKey.get(key) ?? { labels, value: create() };
    this.#byKey.set(key, series);
    return series;
  }

  values(): Iterable<{ readonly labels: Labels; readonly value: T }> {
    return this.#byKey.values();
  }
}
