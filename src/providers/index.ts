import Big from 'big.js';
import type { Provider } from './provider';
import { stripeProvider } from './stripe/stripe';
import { stripeTakes } from './stripe/units';

interface Addresses {
  STRIPE_API_URL: string;
}

/** The providers that a business can connect in the panel. */
export const CONNECTABLE = ['stripe'] as const;
export type Connectable = (typeof CONNECTABLE)[number];

export const providersOf = ({
  STRIPE_API_URL,
}: Addresses): Readonly<Record<Connectable, Provider>> => ({
  stripe: stripeProvider(STRIPE_API_URL),
});

const TAKES: Readonly<Record<Connectable, (amount: Big, currency: string) => boolean>> = {
  stripe: stripeTakes,
};

/** The first of some providers that takes exactly this amount, given as decimal text. */
export const takerOf = <One extends { readonly provider: Connectable }>(
  all: readonly One[],
  amount: Big.BigSource,
  currency: string,
): One | undefined => all.find(({ provider }) => TAKES[provider](new Big(amount), currency));

const LABELS: ReadonlyMap<string, string> = new Map([['stripe', 'Stripe']]);

/** A provider as people know it. */
export const labelOf = (name: string): string => LABELS.get(name) ?? name;
