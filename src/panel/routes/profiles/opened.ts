import type { ProfilesOf } from '../../../billing/sql/saved-profiles';

/** The profiles of a list of a business, into which the operator may bring files, and the check of a new one. */
export interface OpenedProfiles extends ProfilesOf {
  /** @throws ApiError 400 that names each wrong field */
  read: (body: unknown) => { name: string; replace: boolean; content: object };
}
