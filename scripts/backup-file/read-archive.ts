import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../embedded-database/error-code';
import { StartError } from '../start-error';
import { FIRST, FORMAT, LAST, NAMES, type First, type Last } from './contents';
import { BrokenArchive, entries, type Entry } from './tar';

/** A visitor of an archive's entries, in their order. */
export interface Visitor {
  sql?(text: string): Promise<void>;
  upload?(name: string, body: AsyncIterable<Buffer>): Promise<void>;
  rows?(table: string, body: AsyncIterable<Buffer>): Promise<void>;
}

const damaged = (file: string) =>
  new StartError(`${file} is damaged or cut off. Nothing was restored. Use another backup.`);
const foreign = (file: string) => new StartError(`${file} is no backup of this service.`);

/**
 * Reads a backup from its beginning to its end, and checks every checksum.
 * @param onFirst called with the first entry. It throws when the rest is of no use
 * @throws StartError when the file is none of ours, of a newer version, cut off or damaged
 */
export async function readBackup(
  file: string,
  visitor: Visitor,
  onFirst: (first: First) => void = () => undefined,
): Promise<{ first: First; last: Last }> {
  const state: State = { found: { tables: {}, uploads: {} }, hashes: new Map() };
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const entry of entries(source))
          await visit(entry, file, state, visitor, onFirst);
      },
    );
  } catch (error) {
    throw explained(error, file, state);
  }
  const { first, last, found } = state;
  if (!first || !last || !isSame(found, last, state.hashes)) throw damaged(file);
  return { first, last };
}

interface State {
  first?: First;
  last?: Last;
  /** Bytes as they were read. */
  found: Last;
  hashes: Map<string, Hash>;
}

async function visit(
  entry: Entry,
  file: string,
  state: State,
  visitor: Visitor,
  onFirst: (first: First) => void,
): Promise<void> {
  const { name } = entry;
  if (!state.first) {
    if (name !== NAMES.first) throw foreign(file);
    state.first = readFirst(await textOf(entry), file);
    return onFirst(state.first);
  }
  if (name === NAMES.last) {
    state.last = LAST.parse(JSON.parse(await textOf(entry)));
  } else if (name.startsWith(NAMES.uploads)) {
    const upload = name.slice(NAMES.uploads.length);
    await (visitor.upload ?? skip)(upload, summed(entry, state, 'uploads', upload));
  } else if (name.startsWith(NAMES.tables)) {
    const table = name.slice(NAMES.tables.length, name.lastIndexOf('/'));
    await (visitor.rows ?? skip)(table, summed(entry, state, 'tables', table));
  } else {
    const sql = await textOf(entry);
    await visitor.sql?.(sql);
  }
}

function readFirst(text: string, file: string): First {
  const parsed = FIRST.safeParse(JSON.parse(text));
  const { format } = Object(JSON.parse(text)) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new StartError(`${file} was made by a newer version of this service. Restore it there.`);
  }
  if (!parsed.success) throw foreign(file);
  return parsed.data;
}

async function textOf({ body }: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function skip(_name: string, body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of body);
}

/** Passes the content on and counts it. A table has several entries. */
async function* summed(
  { body }: Entry,
  { found, hashes }: State,
  kind: keyof Last,
  name: string,
): AsyncGenerator<Buffer> {
  const key = `${kind}/${name}`;
  const hash = hashes.get(key) ?? createHash('sha256');
  hashes.set(key, hash);
  const sum = (found[kind][name] ??= { bytes: 0, sha256: '' });
  for await (const chunk of body) {
    hash.update(chunk);
    sum.bytes += chunk.length;
    yield chunk;
  }
}

/** True when all that was written was read. A table without rows has no entry. */
function isSame(found: Last, last: Last, hashes: Map<string, Hash>): boolean {
  const kinds = ['tables', 'uploads'] as const;
  return kinds.every(
    (kind) =>
      Object.keys(found[kind]).every((name) => name in last[kind]) &&
      Object.entries(last[kind]).every(([name, { bytes, sha256 }]) => {
        const hash = hashes.get(`${kind}/${name}`) ?? createHash('sha256');
        return bytes === (found[kind][name]?.bytes ?? 0) && hash.digest('hex') === sha256;
      }),
  );
}

const MISSING = ['ENOENT', 'EACCES', 'EISDIR'];

/** gzip and tar only say that they cannot read on. The reader's place decides what that means. */
function explained(error: unknown, file: string, { first }: State): unknown {
  const code = codeOf(error);
  if (MISSING.includes(code)) return new StartError(`${file} cannot be read (${code}).`);
  const isBroken =
    error instanceof BrokenArchive || error instanceof SyntaxError || code.startsWith('Z_');
  if (!isBroken) return error;
  return first ? damaged(file) : foreign(file);
}
