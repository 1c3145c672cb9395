/** What the load generator is told, and what it tells back; both as plain data between processes. */

/** What an answer of a request must be. */
export interface Expected {
  status: number;
  /** Texts that every answer must hold; looked for in each body. */
  contains: readonly string[];
  /** What a parsed body must look like; every `PARSE_EVERY`-th body is. */
  shape: Shape;
}

export type Shape =
  | { kind: 'created'; total: number }
  | { kind: 'page'; size: number; atLeast: number }
  | { kind: 'hits'; part: string }
  | { kind: 'found'; id: string }
  | { kind: 'changed'; id: string; paid: boolean }
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
  /** One list for each connection, which goes through it over and over. */
  connections: readonly (readonly PlannedRequest[])[];
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Wrong, missing and non-2xx answers, those of the warm-up too. */
  failures: number;
  examples: string[];
}
