import type { Words } from '../catalogue';
import { DOCUMENT } from './document';
import { HOSTED } from './hosted';
import { MAILS } from './mails';
import { PAGE } from './page';
import { PORTAL } from './portal';
import { SAMPLE } from './sample';

export const ES: Words = {
  document: DOCUMENT,
  hosted: HOSTED,
  mails: MAILS,
  page: PAGE,
  portal: PORTAL,
  sample: SAMPLE,
};
