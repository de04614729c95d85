import { createHash } from 'node:crypto';
import { DUMP, EMBEDDED, type Manifest } from './manifest';
import { BLOCK, END_BYTES, paddingOf, readTarHeader, tarHeader } from './tar';

/** A part of a backup with its bytes. */
interface Part {
  readonly path: string;
  readonly content: Buffer;
  /** Absent: the right one. */
  readonly header?: Buffer;
}

/**
 * Damages a backup in many ways: as disks and downloads do, and as somebody who knows the format could.
 * @returns the damaged backup for each way
 */
export function damagedBackups(good: Buffer): ReadonlyMap<string, Buffer> {
  const { manifest, parts } = opened(good);
  const { folders, files } = manifest;
  const receipt = parts.findLast(({ path }) => path.startsWith('receipts/') && !path.endsWith('/'));
  if (receipt === undefined) throw new Error('A backup without receipts.');
  const at = (share: number) => Math.floor(good.length * share);
  const contentAt = (offset: number) =>
    good.findIndex((byte, index) => index > offset && byte !== 0);

  const described = (changes: object) => build(JSON.stringify({ ...manifest, ...changes }), parts);
  const withParts = (changed: readonly Part[]) => build(JSON.stringify(manifest), changed);
  const withOther = (path: string, changes: Partial<Part>) =>
    withParts(parts.map((part) => (part.path === path ? { ...part, ...changes } : part)));
  const replaced = (header: Buffer) => withOther(receipt.path, { header });
  const renamed = (path: string) =>
    build(
      JSON.stringify({
        ...manifest,
        files: files.map((file) => (file.path === receipt.path ? { ...file, path } : file)),
      }),
      parts.map((part) => (part === receipt ? { ...part, path } : part)),
    );

  return new Map([
    ...[0, 0.02, 0.5, 0.9].map(
      (share) => [`cut at ${share}`, good.subarray(0, at(share))] as const,
    ),
    ['without its last byte', good.subarray(0, -1)],
    ['without its end', good.subarray(0, -END_BYTES)],
    ...[0, 0.02, 0.3, 0.5, 0.7].map(
      (share) => [`zeros from ${share} on`, zeroed(good, at(share), good.length)] as const,
    ),
    ...[0.001, 0.01, 0.1, 0.4, 0.6].map((share) => {
      const start = contentAt(at(share));
      return [`zeros at ${share}`, zeroed(good, start, start + BLOCK)] as const;
    }),
    ...[0, BLOCK + 30, at(0.5)].map(
      (offset) => [`one bit at ${offset}`, flipped(good, contentAt(offset))] as const,
    ),
    ['one bit in the zeros of its end', flipped(good, good.length - 1)],
    ['more zeros at its end', Buffer.concat([good, Buffer.alloc(END_BYTES)])],
    ['another backup at its end', Buffer.concat([good, good])],
    ['a link in place of a file', replaced(typed(receipt, '2', '/etc/passwd'))],
    ['a hard link in place of a file', replaced(typed(receipt, '1', 'manifest.json'))],
    ['a device in place of a file', replaced(typed(receipt, '3'))],
    [
      'a file in place of a folder',
      withOther('receipts/', { header: tarHeader({ path: 'receipts', size: 0 }) }),
    ],
    [
      'an additional file',
      withParts([...parts, { path: 'receipts/added.jpg', content: Buffer.from('added') }]),
    ],
    ['a file twice', withParts([...parts, receipt])],
    ['a missing file', withParts(parts.filter((part) => part !== receipt))],
    ['a missing folder', withParts(parts.filter(({ path }) => path !== 'receipts/'))],
    [
      'another file',
      withOther(receipt.path, { content: Buffer.alloc(receipt.content.length, 'x') }),
    ],
    ['a manifest that is no JSON', build('{ "format": 2, ', parts)],
    ['an empty manifest', build('{}', parts)],
    ['a newer format', described({ format: 3 })],
    ['a newer version', described({ newestMigration: 9e12 })],
    ['another shop', described({ shop: 'another' })],
    [
      'another database',
      described({ database: manifest.database === 'postgres' ? 'embedded' : 'postgres' }),
    ],
    ['a wrong size', described({ files: files.map((file) => ({ ...file, size: file.size + 1 })) })],
    [
      'a wrong checksum',
      described({ files: files.map((file) => ({ ...file, sha256: '0'.repeat(64) })) }),
    ],
    ['a folder that is not described', described({ folders: folders.slice(1) })],
    ['a negative number of orders', described({ counts: { ...manifest.counts, orders: -1 } })],
    ['a path out of the folder', renamed('receipts/../../outside.jpg')],
    ['an absolute path', renamed('/tmp/outside.jpg')],
    ['a path beside the receipts', renamed('outside.jpg')],
    ['a path with an end of its own', renamed('receipts/a\0b.jpg')],
    ['a backup of an earlier version', build('{}', parts, 'backup.json')],
    ['another tar file', build('{}', parts, 'README.md')],
    ['no tar file', Buffer.from('The backup could not be downloaded.'.repeat(100))],
  ]);
}

/** Other counts in the manifest: found when the restored database is open. */
export function withWrongCounts(good: Buffer): Buffer {
  const { manifest, parts } = opened(good);
  const counts = { ...manifest.counts, orders: manifest.counts.orders + 1 };
  return build(JSON.stringify({ ...manifest, counts }), parts);
}

/** A database that does not open, although the manifest describes its files. */
export function withBrokenDatabase(good: Buffer): Buffer {
  const { manifest, parts } = opened(good);
  const broken = manifest.database === 'postgres' ? DUMP : `${EMBEDDED}/global/pg_control`;
  const content = parts.find(({ path }) => path === broken)?.content ?? Buffer.alloc(0);
  const cut = content.subarray(0, manifest.database === 'postgres' ? content.length / 2 : 100);
  const description = { path: broken, size: cut.length, sha256: sha256(cut) };
  return build(
    JSON.stringify({
      ...manifest,
      files: manifest.files.map((file) => (file.path === broken ? description : file)),
    }),
    parts.map((part) => (part.path === broken ? { path: broken, content: cut } : part)),
  );
}

function opened(archive: Buffer): { readonly manifest: Manifest; readonly parts: Part[] } {
  const parts: Part[] = [];
  for (let offset = 0; offset < archive.length - END_BYTES; ) {
    const header = archive.subarray(offset, offset + BLOCK);
    const { path, size } = readTarHeader(header);
    const start = offset + BLOCK;
    parts.push({ path, content: archive.subarray(start, start + size) });
    offset = start + size + paddingOf(size);
  }
  const [manifest, , ...others] = parts;
  return { manifest: JSON.parse(String(manifest?.content)), parts: others };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A tar file with a manifest that has the right checksum. */
function build(manifest: string, parts: readonly Part[], name = 'manifest.json'): Buffer {
  const described: Part[] = [
    { path: name, content: Buffer.from(manifest) },
    { path: 'manifest.json.sha256', content: Buffer.from(`${sha256(manifest)}  manifest.json\n`) },
    ...parts,
  ];
  return Buffer.concat([
    ...described.flatMap(({ path, content, header }) => [
      header ?? tarHeader({ path, size: content.length }),
      content,
      Buffer.alloc(paddingOf(content.length)),
    ]),
    Buffer.alloc(END_BYTES),
  ]);
}

/** A header of another type, with its checksum. */
function typed({ path, content }: Part, type: string, target = ''): Buffer {
  const header = tarHeader({ path, size: content.length });
  header.write(type, 156);
  header.write(target, 157);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function zeroed(good: Buffer, start: number, end: number): Buffer {
  return Buffer.from(good).fill(0, start, end);
}

function flipped(good: Buffer, offset: number): Buffer {
  const damaged = Buffer.from(good);
  damaged[offset] = (damaged[offset] ?? 0) ^ 1;
  return damaged;
}
