import type { Told } from '../../../billing/import/rows';
import { ApiError } from '../../../domain/errors';
import { say } from '../../../messages/message';
import type { ImportProgress } from '../../answers';

const busy = (): ApiError =>
  new ApiError('overloaded', say('import_running'), {
    headers: { 'Retry-After': '10' },
  });

/** The operators who send a file. */
const sending = new Set<number>();

/** One file at a time per operator, so that few files are held at once. */
export async function oneFile<T>(operatorId: number, work: () => Promise<T>): Promise<T> {
  if (sending.has(operatorId)) throw busy();
  sending.add(operatorId);
  try {
    return await work();
  } finally {
    sending.delete(operatorId);
  }
}

/** One import at a time on a node: it holds a connection. It begins when its file has arrived. */
let running: { operatorId: number; progress: ImportProgress } | null = null;

/** Runs an import, unless another one runs. */
export async function alone<T>(operatorId: number, work: (told: Told) => Promise<T>): Promise<T> {
  if (running) throw busy();
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
