import type { PaymentMethod } from '../../../domain/payment';
import { panelLocale } from '../../words/language';
import { paymentWords } from '../../words';

/** Each word is looked up when it is read: the operator may choose another language. */
export const METHODS: Readonly<Record<PaymentMethod, string>> = {
  get bank_transfer() {
    return paymentWords().methods.bank_transfer;
  },
  get cash() {
    return paymentWords().methods.cash;
  },
  get card() {
    return paymentWords().methods.card;
  },
  get direct_debit() {
    return paymentWords().methods.direct_debit;
  },
  get write_off() {
    return paymentWords().methods.write_off;
  },
  get other() {
    return paymentWords().methods.other;
  },
};

/** A moment in the time zone of the browser. @param at ISO 8601 */
export const printMoment = (at: string): string => new Date(at).toLocaleString(panelLocale());
