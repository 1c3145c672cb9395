/** People upload logos, and papers that belong to a record. `src/panel/guard/uploads.ts` checks the file endings. */
const ALLOWED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'];

export default () => ({
  // This plugin manages accounts of a website's visitors. This service has no such accounts.
  'users-permissions': { enabled: false },
  upload: { config: { sizeLimit: 5_000_000, security: { allowedTypes: ALLOWED } } },
});
