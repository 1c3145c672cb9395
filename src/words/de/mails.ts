import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  view: 'Online ansehen',
};
