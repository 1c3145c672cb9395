import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'invoicing_';

/** In seconds: a retrieve takes 2 ms, a PDF 20, an export minutes. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

interface Request {
  method: string;
  /** The pattern of the path, never the path itself, so that the number of series stays small. */
  route: string;
  status: number;
  seconds: number;
}

/** A figure that is read when Prometheus asks; null or undefined for unknown. */
type Read = () => number | null | undefined | Promise<number | null | undefined>;

/** The counts and times of this process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from the first byte of a request to the end of its handling.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #attempts = new Counter({
    name: `${PREFIX}attempts_total`,
    help: 'Attempts to send from an outbox, by the state that they led to.',
    labelNames: ['outbox', 'state'],
    registers: [this.#registry],
  });
  readonly #quotaRefusals = new Counter({
    name: `${PREFIX}quota_refusals_total`,
    help: 'Documents refused because the monthly quota of an address was used up.',
    registers: [this.#registry],
  });

  readonly #mailRefusals = new Counter({
    name: `${PREFIX}mail_limit_refusals_total`,
    help: 'Mails refused because their business had written to as many recipients as it may.',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  request({ method, route, status, seconds }: Request): void {
    this.#requests.inc({ method, route, status });
    this.#seconds.observe({ method, route }, seconds);
  }

  attempt(outbox: string, state: string): void {
    this.#attempts.inc({ outbox, state });
  }

  quotaRefused(): void {
    this.#quotaRefusals.inc();
  }

  mailRefused(): void {
    this.#mailRefusals.inc();
  }

  /** Adds one figure per label, such as `{ busy: () => 3, idle: () => 1 }`. */
  gauges(name: string, help: string, label: string, reads: Readonly<Record<string, Read>>): void {
    const gauge: Gauge = new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect: async () => {
        for (const [value, read] of Object.entries(reads)) {
          const now = await Promise.resolve(read()).catch(() => null);
          if (now === null || now === undefined) gauge.remove({ [label]: value });
          else gauge.set({ [label]: value }, now);
        }
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All of them as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
