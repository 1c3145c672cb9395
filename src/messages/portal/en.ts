/** The messages about the portal of customers, in English. */
export const PORTAL_EN = {
  contact_not_found: 'contact not found',
  contact_request_gone:
    'This request no longer waits: somebody has decided it, or the customer has sent a newer one',
  invitation_not_allowed: 'must be false: the business does not let its keys invite to the portal',
  not_contact_id: 'must be the id of a contact of this customer',
  portal_not_allowed: 'This contact may not sign in at the portal: set its portal to true first',
} as const;
