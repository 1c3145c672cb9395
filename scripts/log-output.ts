type Level = 'info' | 'warn' | 'error';

/** Asked anew for each text, since `.env` may set it after the first lines. */
const isJson = (): boolean => process.env['LOG_FORMAT'] === 'json';

/** What the logger wrote is an object already. Other lines become messages, an error with its stack one. */
function shaped(text: string, level: Level): string {
  const isShaped = text.startsWith('{"') && text.endsWith('}\n');
  if (!isJson() || isShaped || text.trim() === '') return text;
  const messages = level === 'info' ? text.trimEnd().split('\n') : [text.trimEnd()];
  const timestamp = new Date().toISOString();
  return messages.map((message) => `${JSON.stringify({ level, message, timestamp })}\n`).join('');
}

function shape(stream: NodeJS.WriteStream, level: Level): void {
  const write = stream.write.bind(stream) as (text: string, ...rest: unknown[]) => boolean;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean =>
    write(shaped(Buffer.from(chunk).toString(), level), ...rest);
}

/**
 * With `LOG_FORMAT=json`, makes every line of this process an object, whoever prints it. Node prints its
 * warnings and the error of its end past the streams, so both are printed here.
 */
export function shapeOutput(): void {
  shape(process.stdout, 'info');
  shape(process.stderr, 'error');
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    process.stderr.write(shaped(`${name}: ${message}\n`, 'warn'));
  });
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    process.exit(1);
  });
}
