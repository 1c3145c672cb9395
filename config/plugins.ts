export default () => ({
  // Accounts of a website's visitors, with routes to register and log in. This service has none.
  'users-permissions': { enabled: false },
});
