import { attemptTokenRefresh } from '@strapi/strapi/admin';
import { answered } from '../words';

/** Strapi's error body. */
interface Refusal {
  error?: { message?: string; details?: unknown };
}

/** A refusal of the service, in the form that notifications of the panel take. */
async function refusal(answer: Response): Promise<object> {
  const body = (await answer.json().catch(() => null)) as Refusal | null;
  const message = body?.error?.message ?? answered(answer.status);
  return { name: 'ApplicationError', message, ...body?.error };
}

/**
 * Sends a request whose body or answer is a file. Strapi's own client makes JSON of a body, and tells
 * nothing of an answer before its end. An expired token is replaced once.
 * @throws an object with the message of the service when it refuses
 */
export async function panelFetch(
  url: string,
  token: string | null,
  options: RequestInit,
): Promise<Response> {
  const send = (bearer: string | null) =>
    fetch(url, {
      ...options,
      headers: { ...options.headers, Authorization: `Bearer ${bearer ?? ''}` },
    });
  const first = await send(token);
  const answer = first.status === 401 ? await send(await attemptTokenRefresh(token)) : first;
  if (!answer.ok) throw await refusal(answer);
  return answer;
}
