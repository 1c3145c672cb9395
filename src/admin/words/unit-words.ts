import type { UnitCode } from '../../domain/units';

export interface UnitWords {
  /** As the cell shows them. */
  units: Readonly<Record<UnitCode, string>>;
  /** As people write them, too: in lower case, without accents and without a point at the end. */
  unitSpellings: Readonly<Record<string, UnitCode>>;
}

/** Signs are the same in all our languages. */
export const SIGNS = {
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  LTR: 'l',
  MTR: 'm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  KWH: 'kWh',
};
