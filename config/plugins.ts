/** What may be uploaded: logos, and papers that belong to a record. `src/admin-api/guard/uploads.ts` asks for the endings. */
const ALLOWED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'];

export default () => ({
  // Accounts of a website's visitors, with routes to register and log in. This service has none.
  'users-permissions': { enabled: false },
  upload: { config: { sizeLimit: 5_000_000, security: { allowedTypes: ALLOWED } } },
});
