import type { Core } from '@strapi/strapi';
import type { Tenant } from '../billing/tenant';
import { SecretBox } from '../database/secrets/secret-box';
import { dateInZone } from '../domain/dates';
import { providersOf, type Connectable } from '../providers';
import { ProviderError, type Access, type Account, type Provider } from '../providers/provider';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';

/** An account of a business at a provider, as it is stored. */
export interface Connection {
  row_id: number;
  business_row_id: number;
  business_id: string;
  time_zone: string;
  provider: Connectable;
  account_id: string;
  account_name: string;
  mode: Account['mode'];
  /** Sealed; null once it is disconnected. */
  api_key: string | null;
  webhook_secret: string | null;
  is_connected: boolean;
}

export const ownerOf = (connection: Connection): Tenant => ({
  businessRowId: connection.business_row_id,
  businessId: connection.business_id,
  timeZone: connection.time_zone,
});

/** The day in the time zone of its business. */
export const todayAt = ({ time_zone: zone }: Connection): string => dateInZone(zone, new Date());

/** To which account the keys are bound: in the row of another one they cannot be read. */
type Bound = Pick<Connection, 'business_row_id' | 'provider' | 'account_id' | 'mode'>;

const boundTo = ({ business_row_id, provider, account_id, mode }: Bound): string =>
  `payment provider ${business_row_id} ${provider} ${account_id} ${mode}`;

const boxOf = madeOnce(
  (strapi) => new SecretBox(settingsOf(strapi).ENCRYPTION_KEY, 'keys of payment providers'),
);

export const sealSecret = (strapi: Core.Strapi, bound: Bound, secret: string): string =>
  boxOf(strapi).seal(boundTo(bound), secret);

const PROVIDERS = madeOnce((strapi) => providersOf(settingsOf(strapi)));

export const providerOf = (strapi: Core.Strapi, name: Connectable): Provider =>
  PROVIDERS(strapi)[name];

/**
 * The keys of a connection in the clear.
 * @throws ProviderError `unauthorized` where there are none, or another `ENCRYPTION_KEY` sealed them
 */
export function accessOf(strapi: Core.Strapi, connection: Connection): Access {
  const open = (sealed: string | null) =>
    sealed === null ? null : boxOf(strapi).open(boundTo(connection), sealed);
  const key = open(connection.api_key);
  if (key === null) {
    throw new ProviderError('unauthorized', 'The keys of this account are gone; connect it again');
  }
  return { key, webhookSecret: open(connection.webhook_secret) };
}
