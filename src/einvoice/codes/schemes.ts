import { ADDRESS_SCHEMES, REGISTRATION_SCHEMES } from '../../domain/identifier-schemes';

/** A scheme of a registration (BT-30-1, BT-47-1): an International Code Designator of ISO/IEC 6523. */
export const isRegistrationScheme = (code: string): boolean => REGISTRATION_SCHEMES.includes(code);

/** E-mail and networks other than Peppol. */
const OUTSIDE_PEPPOL: readonly string[] = [
  '0037',
  '0147',
  '0154',
  '0158',
  '0170',
  '0177',
  '0193',
  '0194',
  '0202',
  '0203',
  '0205',
  '0212',
  '0213',
  '0215',
  '0217',
  '0219',
  '0220',
  'AN',
  'AQ',
  'AS',
  'AU',
  'EM',
];

/** A scheme of an electronic address (BT-34-1, BT-49-1): a code of the list EAS. */
export const isAddressScheme = (code: string): boolean => ADDRESS_SCHEMES.includes(code);

/** The same for Peppol, https://docs.peppol.eu/poacc/billing/3.0/codelist/eas. */
export const isPeppolScheme = (code: string): boolean =>
  isAddressScheme(code) && !OUTSIDE_PEPPOL.includes(code);
