import type { UnitCode } from '../../domain/units';

export interface UnitWords {
  /** As the cell shows them. */
  units: Readonly<Record<UnitCode, string>>;
  /** As people write them, too: in lower case, without accents and without a point at the end. */
  unitSpellings: Readonly<Record<string, UnitCode>>;
}
