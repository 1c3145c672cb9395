import type { Step } from '../step';
import { templateVersionFunction } from '../template-version-parts';
import { updateFunctions } from '../update-parts';

const VERSIONS = { modern: 3, classic: 3, minimal: 3 } as const;

/** Documents that are issued from now on have addresses by country (docs/decisions/0044). */
export const addressesByCountry: Step = {
  number: 22,
  name: 'addresses-by-country',
  parts: [templateVersionFunction(VERSIONS), ...updateFunctions(VERSIONS)],
};
