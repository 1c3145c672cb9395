import { execFileSync } from 'node:child_process';
import { END, entries, header, padding, BrokenArchive } from '../../../scripts/backup-file/tar';

const FILES: [string, Buffer][] = [
  ['short.txt', Buffer.from('hello')],
  ['empty.txt', Buffer.alloc(0)],
  ['block.bin', Buffer.alloc(512, 7)],
  [`uploads/${'ä'.repeat(120)}.png`, Buffer.alloc(1300, 9)],
  [
    `uploads/${'n'.repeat(100 - 'uploads/'.length)}`,
    Buffer.from('exactly a hundred bytes of name'),
  ],
];

function archive(files = FILES): Buffer {
  const parts = files.flatMap(([name, content]) => [
    ...header(name, content.length),
    content,
    padding(content.length),
  ]);
  return Buffer.concat([...parts, END]);
}

/** The same bytes in chunks of another size, as a stream may cut them. */
async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(source: AsyncIterable<Buffer>): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for await (const { name, body } of entries(source)) {
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece);
    found.push([name, Buffer.concat(pieces)]);
  }
  return found;
}

test.each([1, 13, 512, 5_000, 1_000_000])(
  'reads what it has written, in chunks of %i bytes',
  async (size) => {
    expect(await read(inChunks(archive(), size))).toEqual(FILES);
  },
);

test('the tar of the system lists the same names and sizes', () => {
  const listed = execFileSync('tar', ['--list', '--file=-', '--quoting-style=literal'], {
    input: archive(),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  expect(String(listed).trim().split('\n')).toEqual(FILES.map(([name]) => name));
});

test.each([100, 600, 1_100, 2_000])(
  'an archive that ends after %i bytes is broken',
  async (end) => {
    await expect(read(inChunks(archive().subarray(0, end), 64))).rejects.toThrow(BrokenArchive);
  },
);

test('a header with a wrong checksum is broken', async () => {
  const bytes = archive();
  bytes[0] = 0x7a;
  await expect(read(inChunks(bytes, 512))).rejects.toThrow('no header of tar');
});
