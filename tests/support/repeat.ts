import { eventually } from './eventually';
import type { Answer } from './http';

/**
 * The transaction of a killed server may live on in PostgreSQL for a moment. Until it ends, a repeat
 * with its key is told to wait.
 */
export async function repeated(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  await eventually(async () => {
    if (answer.body?.code !== 'idempotency_in_progress') return true;
    answer = await send();
    return false;
  });
  return answer;
}
