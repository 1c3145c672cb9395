import type { Told } from '../../../billing/import/rows';
import { ApiError } from '../../../domain/errors';
import type { ImportProgress } from '../../answers';

/** One import at a time on a node: it holds a whole file and a connection. */
let running: { operatorId: number; progress: ImportProgress } | null = null;

/** Runs an import, unless another one runs. */
export async function alone<T>(operatorId: number, work: (told: Told) => Promise<T>): Promise<T> {
  if (running) {
    const message = 'Another import is running; try again shortly';
    throw new ApiError('overloaded', message, { headers: { 'Retry-After': '10' } });
  }
  const own = { operatorId, progress: null as ImportProgress };
  running = own;
  try {
    return await work((step, done, of) => (own.progress = { step, done, of }));
  } finally {
    running = null;
  }
}

/** How far the import of an operator is. Nobody sees those of others. */
export const progressOf = (operatorId: number): ImportProgress =>
  running?.operatorId === operatorId ? running.progress : null;
