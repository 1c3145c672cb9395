import type { Words } from '../catalogue';
import { DOCUMENT } from './document';
import { HOSTED } from './hosted';
import { MAILS } from './mails';
import { PAGE } from './page';
import { PORTAL } from './portal';
import { PORTAL_SIGN_IN } from './portal-sign-in';
import { SAMPLE } from './sample';

export const FR: Words = {
  document: DOCUMENT,
  hosted: HOSTED,
  mails: MAILS,
  page: PAGE,
  portal: PORTAL,
  portalSignIn: PORTAL_SIGN_IN,
  sample: SAMPLE,
};
