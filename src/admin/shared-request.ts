import type { useInvoicingApi } from './requests';

type InvoicingApi = ReturnType<typeof useInvoicingApi>;

/** One answer for all that ask for the same within `freshMs`: the widgets of a page, the rows of a list. */
export function sharedRequest<T>(path: string, freshMs: number) {
  let asked: { at: number; answer: Promise<T> } | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  const ask = (api: InvoicingApi): Promise<T> => {
    if (!asked || Date.now() - asked.at > freshMs) {
      asked = { at: Date.now(), answer: api.get<T>(path) };
      asked.answer.catch(forget);
    }
    return asked.answer;
  };
  return { ask, forget };
}
