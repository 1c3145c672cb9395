export const LINK_REFUSED =
  'This link is wrong or has expired. The service prints a new one each time it starts.';

/** The page for a link that does not work. It holds nothing from the request. */
export function setupPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Set up</title></head>
<body><h1>Set up</h1><p>${message}</p>
<p>On the server, <code>npm run -s manage -- admin:create --email you@example.com</code> makes the first administrator.</p></body>
</html>
`;
}
