/** The plan and the result of the load generator. Both are plain data, which processes can exchange. */

/** The expected answer to a request. */
export interface Expected {
  status: number;
  /** Texts that every body must contain. */
  contains: readonly string[];
  /** The expected content of a parsed body. Every `PARSE_EVERY`-th body is parsed. */
  shape: Shape;
}

export type Shape =
  | { kind: 'created'; total: number }
  | { kind: 'page'; size: number; atLeast: number }
  | { kind: 'hits'; part: string }
  | { kind: 'found'; id: string }
  | { kind: 'changed'; id: string; paid: boolean }
  | { kind: 'payment'; id: string; amount: number }
  | { kind: 'mail' }
  | { kind: 'pdf' };

export interface PlannedRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: string;
  expected: Expected;
}

export interface LoadPlan {
  port: number;
  key: string;
  warmupSeconds: number;
  seconds: number;
  /** One list per connection, which sends it again and again. */
  connections: readonly (readonly PlannedRequest[])[];
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The number of wrong, missing and non-2xx answers, including the warm-up. */
  failures: number;
  examples: string[];
}
