import type { InvoiceRecord } from '../../../panel/answers';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { recordWords } from '../../words';
import { CHANGE_INVOICE } from './invoice-api';

/** Saves some fields of an invoice. It answers whether they are saved. */
export function useChange({ documentId, updatedAt, fields: before }: InvoiceRecord) {
  const send = useSend();
  const notify = useNotify();
  return async (fields: Record<string, unknown>): Promise<boolean> => {
    try {
      await send(CHANGE_INVOICE, { documentId, updatedAt, fields, before });
      notify.done(recordWords().saved);
      return true;
    } catch (error) {
      notify.failed(error);
      return false;
    }
  };
}
