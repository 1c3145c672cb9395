/** What pages of the portal need beside the style of all pages. */
export const PORTAL_CSS = `
.portal { max-width: 28rem; display: block; margin-top: 8vh; border-radius: 14px; }
.portal h1 { padding-bottom: 0; font-size: 1.375rem; }
.portal p { padding-bottom: 0; }
.portal .button { margin-top: .75rem; }`;
