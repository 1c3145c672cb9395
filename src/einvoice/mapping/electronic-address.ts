import type { Identifier } from '../model';
import type { SourceParty } from '../source';
import { shortText } from './text';

/**
 * The schemes of VAT numbers by their prefix. Source: Electronic Address Scheme (EAS) code list of the
 * European Commission, https://ec.europa.eu/digital-building-blocks/sites/spaces/DIGITAL/pages/467108974.
 * Countries that have no such scheme of their own, such as Italy or Sweden, are not in it.
 */
const OF_VAT_PREFIX: Readonly<Record<string, string>> = {
  HU: '9910',
  AT: '9914',
  ES: '9920',
  AD: '9922',
  AL: '9923',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  GB: '9932',
  EL: '9933',
  HR: '9934',
  IE: '9935',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
  FR: '9957',
};

/** The address of France's directory begins with the SIREN. */
const FRENCH_DIRECTORY = '0225';

/** ISO 6523: the French register of companies. */
export const SIREN = '0002';

function given(party: SourceParty): Identifier | null {
  const id = shortText(party.electronic_address);
  if (id === null) return null;
  const scheme = shortText(party.electronic_address_scheme);
  return { id, scheme: scheme ?? (id.includes('@') ? 'EM' : null) };
}

function ofSiren(party: SourceParty): Identifier | null {
  const id = shortText(party.registration_id);
  return id !== null && party.registration_scheme === SIREN
    ? { id, scheme: FRENCH_DIRECTORY }
    : null;
}

function ofVatId(vatId: string | null): Identifier | null {
  const scheme = OF_VAT_PREFIX[vatId?.slice(0, 2) ?? ''];
  return vatId !== null && scheme !== undefined ? { id: vatId, scheme } : null;
}

function ofEmail(party: SourceParty): Identifier | null {
  const id = shortText(party.email);
  return id === null ? null : { id, scheme: 'EM' };
}

/**
 * BT-34 and BT-49 (contract §11): the given address, else the VAT number, else the e-mail.
 * @param inFrance a SIREN comes before the VAT number, as France's directory has it
 */
export function electronicAddressOf(party: SourceParty, inFrance: boolean): Identifier | null {
  const siren = inFrance ? ofSiren(party) : null;
  return given(party) ?? siren ?? ofVatId(shortText(party.vat_id)) ?? ofEmail(party);
}
