import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/content-manager/strapi-admin';
import { refusalWords } from '../../words';
import { fieldName } from '../../words/field-name';

interface Refusal {
  message?: string;
  details?: { errors?: readonly { path: readonly string[]; message: string }[] };
}

/**
 * Says why the service refused what a form holds, with the labels of the wrong fields.
 * @param unreachable for a lost connection, which has no such words
 */
export function useProblemText(model: string, unreachable: string): (error: unknown) => string {
  const { edit } = useDocumentLayout(model);
  return (error) => {
    const { message, details } = error as Refusal;
    if (error instanceof TypeError || message === undefined) return unreachable;
    const told = details?.errors?.map(({ path: [field = ''], message: problem }) =>
      refusalWords().problem(edit.metadatas[field]?.label ?? fieldName(field), problem),
    );
    return told?.join('; ') || message;
  };
}
