import type { useDesk } from './requests';

type Desk = ReturnType<typeof useDesk>;

/** One answer for all that ask for the same within `freshMs`: the widgets of a page, the rows of a list. */
export function sharedRequest<T>(path: string, freshMs: number) {
  let asked: { at: number; answer: Promise<T> } | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  const ask = (desk: Desk): Promise<T> => {
    if (!asked || Date.now() - asked.at > freshMs) {
      asked = { at: Date.now(), answer: desk.get<T>(path) };
      asked.answer.catch(forget);
    }
    return asked.answer;
  };
  return { ask, forget };
}
