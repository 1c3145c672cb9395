import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  view: 'Ver online',
};
