import { describeMetric, formatSeries, formatValue, SeriesMap, type Labels, type Metric } from './metric.ts';

/** A number that only increases. */
export class Counter implements Metric {
  readonly #series = new SeriesMap<number>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Adds `by`, which must not be negative. */
  add(labels: Labels = {}, by = 1): void {
    if (by < 0) throw new RangeError('a counter does not fall');
    this.#series.upsert(labels, () => 0).value += by;
  }

  render(): readonly string[] {
    const lines = [...this.#series.values()].map(({ labels, value }) =>
      formatSeries(this.#name, labels, value),
    );
    return [...describeMetric(this.#name, this.#help, 'counter'), ...lines];
  }
}

/** A number that rises and falls, read when the metrics are rendered. */
export class Gauge implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #read: () => number;
  readonly #type: 'gauge' | 'counter';

  /** `type` is `counter` for increasing numbers maintained elsewhere, such as processor time. */
  constructor(name: string, help: string, read: () => number, type: 'gauge' | 'counter' = 'gauge') {
    this.#name = name;
    this.#help = help;
    this.#read = read;
    this.#type = type;
  }

  render(): readonly string[] {
    return [
      ...describeMetric(this.#name, this.#help, this.#type),
      formatSeries(this.#name, {}, this.#read()),
    ];
  }
}

interface Distribution {
  readonly counts: number[];
  count: number;
  sum: number;
}

/** Counts values by upper bounds. */
export class Histogram implements Metric {
  readonly #series = new SeriesMap<Distribution>();
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];

  /** `bounds` in ascending order; infinity is added. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  /** Adds a value. */
  observe(labels: Labels, value: number): void {
    const create = (): Distribution => ({ counts: this.#bounds.map(() => 0), count: 0, sum: 0 });
    const distribution = this.#series.upsert(labels, create).value;
    distribution.count += 1;
    distribution.sum += value;
    const index = this.#bounds.findIndex((bound) => value <= bound);
    if (index >= 0) distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
  }

  #renderOne(labels: Labels, { counts, count, sum }: Distribution): readonly string[] {
    let below = 0;
    const buckets = this.#bounds.map((bound, index) => {
      below += counts[index] ?? 0;
      return formatSeries(`${this.#name}_bucket`, { ...labels, le: formatValue(bound) }, below);
    });
    return [
      ...buckets,
      formatSeries(`${this.#name}_bucket`, { ...labels, le: '+Inf' }, count),
      formatSeries(`${this.#name}_sum`, labels, sum),
      formatSeries(`${this.#name}_count`, labels, count),
    ];
  }

  render(): readonly string[] {
    const lines = [...this.#series.values()].flatMap(({ labels, value }) => this.#renderOne(labels, value));
    return [...describeMetric(this.#name, this.#help, 'histogram'), ...lines];
  }
}
