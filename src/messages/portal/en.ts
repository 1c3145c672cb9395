/** The messages about the portal of customers, in English. */
export const PORTAL_EN = {
  invitation_not_allowed: 'must be false: the business does not let its keys invite to the portal',
  not_contact_id: 'must be the id of a contact of this customer',
  portal_not_allowed: 'This contact may not sign in at the portal: set its portal to true first',
} as const;
