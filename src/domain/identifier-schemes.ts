import { say, type Message } from '../messages/message';
import type { Check } from './checks';

/*
 * Schemes that say whose register an identifier is of, and where an electronic address lies.
 *
 * Codes: the rules BR-CL-11 (ISO/IEC 6523 ICD, 243 codes) and BR-CL-25 (CEF EAS, 104 codes) of the
 * EN 16931 validation artefacts 1.3.16, https://github.com/ConnectingEurope/eInvoicing-EN16931. A test
 * compares both lists with these rules.
 * Names: the code lists "ICD" and "EAS" of Peppol BIS Billing 3,
 * https://docs.peppol.eu/poacc/billing/3.0/codelist/, shortened.
 */

/** ISO/IEC 6523 was assigned in order; these numbers are not in the list. */
const NEVER_ASSIGNED = [92, 103, 181, 182];
const LAST_ASSIGNED = 248;

/** Schemes of registration numbers: the International Code Designators of ISO/IEC 6523. */
export const REGISTRATION_SCHEMES: readonly string[] = Array.from(
  { length: LAST_ASSIGNED - 1 },
  (_, at) => at + 2,
)
  .filter((number) => !NEVER_ASSIGNED.includes(number))
  .map((number) => String(number).padStart(4, '0'));

/** Schemes of electronic addresses: the CEF list EAS. */
export const ADDRESS_SCHEMES: readonly string[] = [
  ...['0002', '0007', '0009', '0037', '0060', '0088', '0096', '0097', '0106', '0130', '0135'],
  ...['0142', '0147', '0151', '0154', '0158', '0170', '0177', '0183', '0184', '0188', '0190'],
  ...['0191', '0192', '0193', '0194', '0195', '0196', '0198', '0199', '0200', '0201', '0202'],
  ...['0203', '0204', '0205', '0208', '0209', '0210', '0211', '0212', '0213', '0215', '0216'],
  ...['0217', '0218', '0219', '0220', '0221', '0225', '0230', '0235', '0240', '0242', '0244'],
  ...['0245', '0246', '0248', '9910', '9913', '9914', '9915', '9918', '9919', '9920', '9922'],
  ...['9923', '9924', '9925', '9926', '9927', '9928', '9929', '9930', '9931', '9932', '9933'],
  ...['9934', '9935', '9936', '9937', '9938', '9939', '9940', '9941', '9942', '9943', '9944'],
  ...['9945', '9946', '9947', '9948', '9949', '9950', '9951', '9952', '9953', '9957', '9959'],
  ...['AN', 'AQ', 'AS', 'AU', 'EM'],
];

/** Names of the schemes that people choose. Codes without a name here are rarely used. */
const NAMES: Readonly<Record<string, string>> = {
  '0002': 'SIREN (France)',
  '0007': 'Organisationsnummer (Sweden)',
  '0009': 'SIRET (France)',
  '0037': 'LY-tunnus (Finland)',
  '0060': 'D-U-N-S number',
  '0088': 'GLN (GS1 location number)',
  '0096': 'Danish Chamber of Commerce',
  '0097': 'FTI, Ediforum Italia',
  '0106': 'KvK number (Netherlands)',
  '0130': 'Directorates of the European Commission',
  '0135': 'SIA object identifiers',
  '0142': 'SECETI object identifiers',
  '0151': 'ABN (Australia)',
  '0183': 'UID (Switzerland)',
  '0184': 'DIGSTORG (Denmark)',
  '0188': 'Corporate number (Japan)',
  '0190': 'OIN (Netherlands)',
  '0191': 'Registrikood (Estonia)',
  '0192': 'Enhetsregisteret (Norway)',
  '0193': 'UBL.BE party identifier (Belgium)',
  '0195': 'UEN (Singapore)',
  '0196': 'Kennitala (Iceland)',
  '0198': 'ERSTORG (Denmark)',
  '0199': 'LEI (legal entity identifier)',
  '0200': 'Legal entity code (Lithuania)',
  '0201': 'Codice Univoco Unità Organizzativa (Italy)',
  '0202': 'Certified e-mail, PEC (Italy)',
  '0204': 'Leitweg-ID (Germany)',
  '0208': 'Enterprise number (Belgium)',
  '0209': 'GS1 identification keys',
  '0210': 'Codice fiscale (Italy)',
  '0211': 'Partita IVA (Italy)',
  '0212': 'Y-tunnus (Finland)',
  '0213': 'VAT number (Finland)',
  '0215': 'Net service ID (Finland)',
  '0216': 'OVT code (Finland)',
  '0218': 'Unified registration number (Latvia)',
  '0221': 'Qualified invoice issuer (Japan)',
  '0225': 'Electronic address of the French directory',
  '0230': 'National e-invoicing framework (Malaysia)',
  '9910': 'VAT number (Hungary)',
  '9913': 'Business Registers Network',
  '9914': 'VAT number (Austria)',
  '9915': 'Public administration (Austria)',
  '9918': 'SWIFT',
  '9919': 'Company register number (Austria)',
  '9920': 'VAT number (Spain)',
  '9922': 'VAT number (Andorra)',
  '9923': 'VAT number (Albania)',
  '9924': 'VAT number (Bosnia and Herzegovina)',
  '9925': 'VAT number (Belgium)',
  '9926': 'VAT number (Bulgaria)',
  '9927': 'VAT number (Switzerland)',
  '9928': 'VAT number (Cyprus)',
  '9929': 'VAT number (Czechia)',
  '9930': 'VAT number (Germany)',
  '9931': 'VAT number (Estonia)',
  '9932': 'VAT number (United Kingdom)',
  '9933': 'VAT number (Greece)',
  '9934': 'VAT number (Croatia)',
  '9935': 'VAT number (Ireland)',
  '9936': 'VAT number (Liechtenstein)',
  '9937': 'VAT number (Lithuania)',
  '9938': 'VAT number (Luxembourg)',
  '9939': 'VAT number (Latvia)',
  '9940': 'VAT number (Monaco)',
  '9941': 'VAT number (Montenegro)',
  '9942': 'VAT number (North Macedonia)',
  '9943': 'VAT number (Malta)',
  '9944': 'VAT number (Netherlands)',
  '9945': 'VAT number (Poland)',
  '9946': 'VAT number (Portugal)',
  '9947': 'VAT number (Romania)',
  '9948': 'VAT number (Serbia)',
  '9949': 'VAT number (Slovenia)',
  '9950': 'VAT number (Slovakia)',
  '9951': 'VAT number (San Marino)',
  '9952': 'VAT number (Türkiye)',
  '9953': 'VAT number (Vatican City)',
  '9957': 'VAT number (France)',
  '9959': 'EIN (United States)',
  EM: 'E-mail address',
};

/** The name of a scheme by its code; the code itself when it has no name here. */
export const schemeName = (code: string): string => NAMES[code] ?? code;

const checkScheme =
  (codes: readonly string[], problem: Message): Check<string> =>
  (input) => {
    const code = typeof input === 'string' ? input.trim().toUpperCase() : '';
    return codes.includes(code) ? { value: code } : { problem };
  };

/** An ICD of ISO/IEC 6523. */
export const checkRegistrationScheme = checkScheme(
  REGISTRATION_SCHEMES,
  say('not_registration_scheme'),
);

/** A code of the list EAS, in any letter case. */
export const checkAddressScheme = checkScheme(ADDRESS_SCHEMES, say('not_address_scheme'));
