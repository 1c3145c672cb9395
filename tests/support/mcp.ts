import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { api } from './api';
import type { Answer } from './http';
import { sharedService } from './service';

/** The protocol's own client, connected with a key. */
export async function mcpClient(
  key: string,
  {
    service = sharedService(),
    era = 'legacy',
  }: { service?: { url: string }; era?: 'legacy' | 'auto' } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: era } },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/api/v1/mcp', service.url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

export interface ToolAnswer {
  isError: boolean;
  text: string;
  /** The text as JSON; undefined when it is none. */
  body: ReturnType<typeof JSON.parse>;
}

export type CallTool = (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls tools. */
export const toolsOf =
  (client: Client): CallTool =>
  async (name, args = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    return { isError: isError === true, text, body: parse(text) };
  };

/** Calls a tool twice: for its token, and with it. */
export async function confirmed(
  call: CallTool,
  name: string,
  args: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { body } = await call(name, args);
  return call(name, { ...args, confirm: body.confirm });
}

const ACCEPT = { Accept: 'application/json, text/event-stream' };

/** Posts any text as a message of the protocol. */
export const postMessage = (
  key: string | undefined,
  message: unknown,
  headers: Record<string, string> = {},
  service = sharedService(),
): Promise<Answer> => api(key, service).post('/api/v1/mcp', message, { ...ACCEPT, ...headers });
