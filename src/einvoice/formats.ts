import type { EInvoiceFormat } from '../domain/e-invoice-formats';

/** The process of Peppol's billing, which XRechnung has taken over. */
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const EN_16931 = 'urn:cen.eu:en16931:2017';

export interface Profile {
  readonly syntax: 'ubl' | 'cii';
  /** Whose rules hold beside those of EN 16931. */
  readonly rules: 'xrechnung' | 'peppol' | 'en16931';
  /** BT-24. */
  readonly specification: string;
  /** BT-23; null where the business may name one. */
  readonly process: string | null;
}

const XRECHNUNG = {
  rules: 'xrechnung',
  specification: `${EN_16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  process: BILLING,
} as const;

const PLAIN = { rules: 'en16931', specification: EN_16931, process: null } as const;

/**
 * XRechnung 3.0.2: KoSIT, https://xeinkauf.de/xrechnung. Peppol BIS Billing 3:
 * https://docs.peppol.eu/poacc/billing/3.0. Factur-X 1.0, profile EN 16931: its guideline id is that of the
 * standard itself, https://fnfe-mpe.org/factur-x.
 */
export const PROFILES: Readonly<Record<EInvoiceFormat, Profile>> = {
  'xrechnung-ubl': { syntax: 'ubl', ...XRECHNUNG },
  'xrechnung-cii': { syntax: 'cii', ...XRECHNUNG },
  peppol: {
    syntax: 'ubl',
    rules: 'peppol',
    specification: `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    process: BILLING,
  },
  ubl: { syntax: 'ubl', ...PLAIN },
  cii: { syntax: 'cii', ...PLAIN },
  'factur-x': { syntax: 'cii', ...PLAIN },
};

/** The scheme of a GTIN in ISO/IEC 6523. */
export const GTIN_SCHEME = '0160';
