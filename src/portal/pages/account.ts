import { WORDS } from '../../words';
import { accountPage } from '../page/account';
import type { Visit } from '../pages';
import { sendPortalPage } from './send';

export async function serveAccount(visit: Visit): Promise<void> {
  const { language, person } = visit;
  const view = { language, email: person.email, signedIn: null };
  sendPortalPage(visit, { title: WORDS[language].portal.account.title }, accountPage(view));
}
