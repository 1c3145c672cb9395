import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { hasMailServer, lacksPublicUrl } from './is-configured';
import { hasQueued } from './sql/has-queued';
import { MAILS } from './wake';

const NO_SERVER =
  'E-mails wait: set SMTP_URL and MAIL_FROM, and start the service again (docs/settings.md).';

const LINKS_STAY_HERE =
  'PUBLIC_URL is empty or names this machine: links in e-mails open here alone. Set it to the address at which customers reach this service (docs/settings.md).';

/** Says once that mails wait: at the start, or when the first one is stored. */
function sayThatMailsWait(strapi: Core.Strapi): void {
  const wakeUp = MAILS.of(strapi);
  const say = () => {
    if (wakeUp.here) strapi.log.warn(NO_SERVER);
    wakeUp.here = null;
  };
  wakeUp.here = say;
  hasQueued(database(strapi)).then(
    (waits) => waits && say(),
    () => undefined,
  );
}

/** Says at the start when mails wait, or when their links lead nowhere. */
export function checkMailSettings(strapi: Core.Strapi): void {
  if (!hasMailServer(strapi)) sayThatMailsWait(strapi);
  else if (lacksPublicUrl(strapi)) strapi.log.warn(LINKS_STAY_HERE);
}
