import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Counter, Gauge, Histogram } from './instruments.ts';
import { createMetrics, type Metrics } from './metrics.ts';

describe('instruments', () => {
  it('render a counter with its labels', () => {
    const counter = new Counter('jobs_total', 'Jobs done.');
    counter.add({ kind: 'purge' });
    counter.add({ kind: 'purge' }, 2);
    counter.add();
    expect(counter.render()).toEqual([
      '# HELP jobs_total Jobs done.',
      '# TYPE jobs_total counter',
      'jobs_total{kind="purge"} 3',
      'jobs_total 1',
    ]);
    expect(() => counter.add({}, -1)).toThrow(RangeError);
  });

  it('escape help texts and label values', () => {
    const counter = new Counter('a', 'back\\slash "quote"\nline');
    counter.add({ path: 'C:\\"x"\n' });
    expect(counter.render()).toEqual([
      '# HELP a back\\\\slash "quote"\\nline',
      '# TYPE a counter',
      'a{path="C:\\\\\\"x\\"\\n"} 1',
    ]);
  });

  it('render infinity and NaN', () => {
    const values = [Number.NaN, Infinity, -Infinity, 1e21, 0.5];
    const lines = values.map((value) => new Gauge('g', '', () => value).render()[2]);
    expect(lines).toEqual(['g NaN', 'g +Inf', 'g -Inf', 'g 1e+21', 'g 0.5']);
  });

  it('render a histogram with cumulative buckets', () => {
    const histogram = new Histogram('t', 'Time.', [1, 2]);
    for (const value of [0.5, 1, 1.5, 9]) histogram.observe({ a: 'b' }, value);
    expect(histogram.render()).toEqual([
      '# HELP t Time.',
      '# TYPE t histogram',
      't_bucket{a="b",le="1"} 2',
      't_bucket{a="b",le="2"} 3',
      't_bucket{a="b",le="+Inf"} 4',
      't_sum{a="b"} 12',
      't_count{a="b"} 4',
    ]);
  });
});

describe('createMetrics', () => {
  let metrics: Metrics;
  beforeEach(() => {
    metrics = createMetrics();
  });
  afterEach(() => metrics.stop());

  it('counts requests by method, route and status, with their durations', () => {
    const request = { method: 'GET', route: '/api/recipes/:slug', status: 200, seconds: 0.004 };
    metrics.recordRequest(request);
    metrics.recordRequest(request);
    metrics.recordRequest({ ...request, method: 'BREW', status: 405 });
    const text = metrics.render();
    expect(text).toContain('http_requests_total{method="GET",route="/api/recipes/:slug",status="200"} 2\n');
    expect(text).toContain('http_requests_total{method="other",route="/api/recipes/:slug",status="405"} 1\n');
    const bucket = 'http_request_duration_seconds_bucket{method="GET",route="/api/recipes/:slug"';
    expect(text).toContain(`${bucket},le="0.0025"} 0\n`);
    expect(text).toContain(`${bucket},le="0.005"} 2\n`);
  });

  it('renders the metrics of the process and those added', () => {
    metrics.add(new Gauge('queue_length', 'Waiting.', () => 3));
    const text = metrics.render();
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000_000);
    expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_max_seconds [\d.e-]+$/m);
    expect(text).toContain('queue_length 3\n');
  });

  it('renders only valid lines', () => {
    metrics.recordRequest({ method: 'GET', route: 'a "b" \\ \n c', status: 200, seconds: 1 });
    const line = /^(# (HELP|TYPE) [a-z_]+ .*|[a-z_]+(\{([a-z]+="([^"\\\n]|\\[\\"n])*",?)+\})? \S+)$/;
    for (const one of metrics.render().trimEnd().split('\n')) expect(one).toMatch(line);
    expect(metrics.render().endsWith('\n')).toBe(true);
  });
});
