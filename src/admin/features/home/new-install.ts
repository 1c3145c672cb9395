import type { Home } from '../../../panel/answers';

/** Whether the service has no invoice yet, as far as the operator may see. */
export function isNewInstall(home: Home): boolean {
  return home.can.invoices && !home.first_steps.invoice;
}
