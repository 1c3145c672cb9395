import { fieldText } from '../kit/fields/field-text';
import { storedLabel } from '../kit/fields/register-field-texts';
import { panelLanguage } from '../words/language';
import { fieldName } from './field-name';
import { translated, type LabelOf, type Refusal } from './refusal';

const isRefusal = (body: unknown): body is { error: Refusal } =>
  typeof (body as { error?: { message?: unknown } } | null)?.error?.message === 'string';

const SAVED = /\/content-manager\/collection-types\/([^/?]+)/;

/** The labels of the form that a request saves; elsewhere the words of the field's name. */
function labelsFor(address: string): LabelOf {
  const model = SAVED.exec(address)?.[1];
  return (field) => {
    const label = model && storedLabel(decodeURIComponent(model), field);
    return label ? fieldText(label) : fieldName(field);
  };
}

/** The same answer with the refusal in it in the operator's language. */
async function inLanguage(answer: Response, address: string): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!isRefusal(body)) return answer;
  const text = JSON.stringify({ ...body, error: translated(body.error, labelsFor(address)) });
  const { status, statusText, headers } = answer;
  return new Response(text, { status, statusText, headers });
}

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : String(request);

/**
 * Translates what the server says when it refuses a request. Messages reach notifications, fields and
 * dialogs on many ways, through Strapi's code and ours. They all begin with the same `fetch`.
 */
export function translateRefusals(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (request, options) => {
    const answer = await send(request, options);
    if (answer.ok || panelLanguage() === 'en') return answer;
    return inLanguage(answer, addressOf(request));
  };
}
