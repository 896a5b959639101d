import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram } from './instruments.ts';
import type { Metric } from './metric.ts';

/** The Content-Type of {@link Metrics.render}. */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** A finished request. */
export interface AnsweredRequest {
  readonly method: string;
  /**
   * The pattern of the route (`/api/recipes/:slug`), never the address: every value becomes a permanent
   * series.
   */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of the process. */
export interface Metrics {
  /** Counts a request and its duration. */
  recordRequest(request: AnsweredRequest): void;
  /** Adds a metric of another part of the program. */
  add(metric: Metric): void;
  /** All metrics in the Prometheus text exposition format 0.0.4. */
  render(): string;
  /** Stops measuring the event loop. */
  stop(): void;
}

/** Seconds; from a cached response to more than users accept. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const nanoseconds = 1e9;
const microseconds = 1e6;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function processMetrics(loopDelay: ReturnType<typeof monitorEventLoopDelay>): readonly Metric[] {
  const processorSeconds = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / microseconds;
  };
  const maxDelay = (): number => {
    const seconds = loopDelay.max / nanoseconds;
    loopDelay.reset();
    return seconds;
  };
  return [
    new Gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss()),
    new Gauge('nodejs_heap_used_bytes', 'Used part of the heap.', () => process.memoryUsage().heapUsed),
    new Gauge('process_cpu_seconds_total', 'Processor time.', processorSeconds, 'counter'),
    new Gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime()),
    new Gauge(
      'nodejs_eventloop_lag_mean_seconds',
      'Mean delay of the event loop since the last reading.',
      () => (loopDelay.count === 0 ? 0 : loopDelay.mean / nanoseconds),
    ),
    new Gauge(
      'nodejs_eventloop_lag_max_seconds',
      'Longest delay of the event loop since the last reading.',
      maxDelay,
    ),
  ];
}

/** An independent registry with the metrics of the process and of requests. Nothing is sent anywhere. */
export function createMetrics(): Metrics {
  const requests = new Counter('http_requests_total', 'Answered requests.');
  const durations = new Histogram('http_request_duration_seconds', 'Time to answer.', durationBounds);
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  const metrics: Metric[] = [requests, durations, ...processMetrics(loopDelay)];
  return {
    recordRequest({ method, route, status, seconds }) {
      const knownMethod = methods.has(method) ? method : 'other';
      requests.add({ method: knownMethod, route, status: String(status) });
      durations.observe({ method: knownMethod, route }, seconds);
    },
    add: (metric) => void metrics.push(metric),
    render: () => `${metrics.flatMap((metric) => metric.render()).join('\n')}\n`,
    stop: () => void loopDelay.disable(),
  };
}
