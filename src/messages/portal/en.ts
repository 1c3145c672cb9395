/** The messages about the portal of customers, in English. */
export const PORTAL_EN = {
  contact_not_found: 'contact not found',
  contact_request_gone:
    'This request no longer waits: somebody has decided it, or the customer has sent a newer one',
} as const;
