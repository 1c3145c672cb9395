/** People upload logos, and papers that belong to a record. `src/panel/guard/uploads.ts` checks the file endings. */
const ALLOWED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'];

export default () => ({
  upload: { config: { sizeLimit: 5_000_000, security: { allowedTypes: ALLOWED } } },
});
