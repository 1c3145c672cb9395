import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedOrigins,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/server';

/** What the server of one request offers. */
export interface Offer {
  version: string;
  tools: Tool[];
  /** Null for a name that no tool has. */
  call(name: string): Promise<CallToolResult> | null;
}

const INSTRUCTIONS =
  'Customers, products, invoices, quotations and payments of one business. Amounts are decimals in the ' +
  'currency of the document. Read before you write. Drafts can be changed; issued documents can not. Ask ' +
  'the user before you send a confirmation.';

function serverOf({ version, tools, call }: Offer): Server {
  const server = new Server(
    { name: 'invoicing-service', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params: { name } }) => {
    const called = call(name);
    if (called) return called;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool');
  });
  return server;
}

/** Clients of 2025: they shake hands first, which changes nothing here. */
async function answerLegacy(offer: Offer, request: Request, message: unknown): Promise<Response> {
  const server = serverOf(offer);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Whether pages of an origin may use a service of this host name, besides those of the machine itself. */
export const isKnownOrigin = (origin: string, hosts: readonly string[]): boolean =>
  validateOriginHeader(origin, [...localhostAllowedOrigins(), ...hosts]).ok;

/** Answers one message, without a session and without a stream. */
export async function answerMessage(
  offer: Offer,
  request: Request,
  message: unknown,
): Promise<Response> {
  if (await isLegacyRequest(request, message)) return answerLegacy(offer, request, message);
  const options = { legacy: 'reject', responseMode: 'json', maxSubscriptions: 0 } as const;
  const handler = createMcpHandler(() => serverOf(offer), options);
  try {
    return await handler.fetch(request, { parsedBody: message });
  } finally {
    await handler.close();
  }
}
