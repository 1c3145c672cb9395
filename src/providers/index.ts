import type { Provider, ProviderName } from './provider';
import { stripeProvider } from './stripe/stripe';

interface Addresses {
  STRIPE_API_URL: string;
}

/** The providers that a business can connect in the panel. */
export const CONNECTABLE = ['stripe'] as const satisfies readonly ProviderName[];
export type Connectable = (typeof CONNECTABLE)[number];

export const providersOf = ({
  STRIPE_API_URL,
}: Addresses): Readonly<Record<Connectable, Provider>> => ({
  stripe: stripeProvider(STRIPE_API_URL),
});

const LABELS: ReadonlyMap<string, string> = new Map([['stripe', 'Stripe']]);

/** A provider as people know it. */
export const labelOf = (name: string): string => LABELS.get(name) ?? name;
