import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFileKey } from '../../server/ports/files';
import { syncFolder } from '../../server/ports/syncToDisk';
import {
  type BackupFacts,
  createManifest,
  type Manifest,
  RECEIPTS,
  readManifest,
} from './manifest';
import { BackupProblem } from './programs';
import { BLOCK, END_BYTES, paddingOf, readTarHeader, type TarPart, tarHeader } from './tar';

/**
 * A backup is a tar file: the manifest, its checksum as `sha256sum` writes it, the folders and the files. Its bytes follow
 * from the manifest and the contents of the files, so a reader accepts no other ones.
 */
const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.json.sha256';
/** The manifest of backups without checksums. */
const EARLIER_MANIFEST = 'backup.json';

/** Drafts of receipts that are being written. */
const DRAFT = /\.new$/;
const CHUNK_BYTES = 1024 * 1024;
/** A manifest has 200 bytes for each file. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

/** A file or folder that is packed as `name`. */
export interface Source {
  readonly name: string;
  readonly from: string;
}

/**
 * Packs files and folders, and reads the result again. The file is complete on disk when it gets its name, and only its owner
 * may read it.
 * @returns the size of the file, bytes
 * @throws BackupProblem when a folder has anything but files and folders, or the written file is damaged
 */
export async function packArchive(
  file: string,
  facts: BackupFacts,
  sources: readonly Source[],
): Promise<number> {
  await refuseOtherFile(file);
  const { folders, files } = await listAll(sources);
  const described: Manifest['files'] = [];
  for (const { name, from } of files) described.push({ path: name, ...(await describeFile(from)) });
  const text = JSON.stringify(createManifest(facts, { folders, files: described }));
  const draft = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await rm(draft, { force: true });
    const archive = await open(draft, 'wx', 0o600);
    try {
      const checksum = checksumLine(text);
      await writeText(archive, MANIFEST, text);
      await writeText(archive, CHECKSUM, checksum);
      for (const folder of folders) await archive.appendFile(tarHeader(folderPart(folder)));
      for (const [index, part] of described.entries()) {
        await archive.appendFile(tarHeader(part));
        const from = files[index]?.from ?? '';
        for await (const chunk of createReadStream(from)) await archive.appendFile(chunk);
        await archive.appendFile(Buffer.alloc(paddingOf(part.size)));
      }
      await archive.appendFile(Buffer.alloc(END_BYTES));
      await archive.sync();
    } finally {
      await archive.close();
    }
    await readArchive(draft);
    await rename(draft, file);
  } catch (error) {
    // A draft would keep a full disk full.
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
  return (await stat(file)).size;
}

/** A mistyped name must not cost a file. An earlier backup is replaced when the new one is complete. */
async function refuseOtherFile(file: string): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (stats === null || (stats.isFile() && stats.size === 0)) return;
  if (!stats.isFile() || !(await isBackup(file))) {
    throw new BackupProblem(`${file} exists and is not a backup of the shop. Name another file.`);
  }
}

async function isBackup(file: string): Promise<boolean> {
  const archive = await open(file, 'r');
  try {
    const { path: first } = await readFirstHeader(archive);
    return first === MANIFEST || first === EARLIER_MANIFEST;
  } finally {
    await archive.close();
  }
}

async function writeText(archive: FileHandle, name: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  const { length } = content;
  await archive.appendFile(tarHeader({ path: name, size: length }));
  await archive.appendFile(Buffer.concat([content, Buffer.alloc(paddingOf(length))]));
}

const folderPart = (folder: string): TarPart => ({ path: `${folder}/`, size: 0 });

const checksumLine = (manifest: string) =>
  `${createHash('sha256').update(manifest).digest('hex')}  ${MANIFEST}\n`;

/** Size and checksum of a file. */
export async function describeFile(
  file: string,
): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

interface Listing {
  readonly folders: string[];
  readonly files: Source[];
}

async function listAll(sources: readonly Source[]): Promise<Listing> {
  const listing: Listing = { folders: [], files: [] };
  for (const source of sources) {
    // The data folder may have a link to a folder on another disk.
    if ((await stat(source.from)).isDirectory()) await listFolder(source, listing);
    else listing.files.push(source);
  }
  return listing;
}

async function listFolder({ name, from }: Source, listing: Listing): Promise<void> {
  listing.folders.push(name);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = { name: `${name}/${entry.name}`, from: path.join(from, entry.name) };
    // The store of the receipts ignores such files too, for example `.DS_Store`.
    if (!isFileKey(entry.name) && name.startsWith(RECEIPTS)) continue;
    if (entry.isDirectory()) await listFolder(source, listing);
    else if (!entry.isFile()) {
      throw new BackupProblem(`${source.from} is neither a file nor a folder. Remove it.`);
    } else if (!DRAFT.test(entry.name)) listing.files.push(source);
  }
}

/**
 * Reads a backup to its end and compares every byte with its manifest.
 * @param folder gets the contents of the backup; an empty folder. Absent: the contents are only compared
 * @throws BackupProblem when it is no backup, damaged, or of another version
 */
export async function readArchive(file: string, folder?: string): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    return await new ArchiveReader(archive, file).readAll(folder);
  } finally {
    await archive.close();
  }
}

async function openArchive(file: string): Promise<FileHandle> {
  const stats = await stat(file).catch(() => null);
  if (stats === null) throw new BackupProblem(`There is no file ${file}.`);
  if (!stats.isFile()) throw new BackupProblem(`${file} is not a file.`);
  return open(file, 'r');
}

async function readFirstHeader(
  archive: FileHandle,
): Promise<TarPart & { readonly header: Buffer }> {
  const header = Buffer.alloc(BLOCK);
  await archive.read(header, 0, BLOCK);
  return { ...readTarHeader(header), header };
}

class ArchiveReader {
  readonly #archive: FileHandle;
  readonly #file: string;

  constructor(archive: FileHandle, file: string) {
    this.#archive = archive;
    this.#file = file;
  }

  async readAll(folder: string | undefined): Promise<Manifest> {
    const manifest = await this.#readManifest();
    const { folders, files } = manifest;
    for (const name of folders) {
      await this.#expectHeader(folderPart(name));
      if (folder !== undefined) await mkdir(path.join(folder, name), { recursive: true });
    }
    for (const part of files) {
      await this.#expectHeader(part);
      const target =
        folder === undefined ? null : await open(path.join(folder, part.path), 'wx', 0o600);
      try {
        await this.#readContent(part, target);
      } finally {
        await target?.close();
      }
    }
    if (!isZero(await this.#read(END_BYTES))) throw this.#damaged('its end');
    return manifest;
  }

  async #readManifest(): Promise<Manifest> {
    const { size: fileSize } = await this.#archive.stat();
    const { header, ...part } = await readFirstHeader(this.#archive);
    if (part.path === EARLIER_MANIFEST) {
      throw new BackupProblem(
        `${this.#file} was made by an earlier version of the shop, without checksums. Restore it with that version, then install this one.`,
      );
    }
    if (part.path !== MANIFEST || !(part.size <= Math.min(MAX_MANIFEST_BYTES, fileSize))) {
      throw new BackupProblem(`${this.#file} is not a backup of the shop.`);
    }
    if (!header.equals(tarHeader(part))) throw this.#damaged(MANIFEST);
    const text = (await this.#readPadded(part)).toString();
    const checksum = Buffer.from(checksumLine(text));
    const checksumPart = { path: CHECKSUM, size: checksum.length };
    await this.#expectHeader(checksumPart);
    if (!(await this.#readPadded(checksumPart)).equals(checksum)) throw this.#damaged(MANIFEST);
    const manifest = readManifest(text, this.#file);
    const parts = [part, checksumPart, ...manifest.folders.map(folderPart), ...manifest.files];
    const expectedSize = parts.reduce(
      (total, { size }) => total + BLOCK + size + paddingOf(size),
      END_BYTES,
    );
    if (fileSize !== expectedSize) {
      throw new BackupProblem(
        `${this.#file} is damaged: it has ${fileSize} bytes instead of ${expectedSize}.`,
      );
    }
    return manifest;
  }

  async #expectHeader(part: TarPart): Promise<void> {
    const header = await this.#read(BLOCK);
    if (!header.equals(tarHeader(part))) throw this.#damaged(part.path);
  }

  async #readPadded({ path: name, size }: TarPart): Promise<Buffer> {
    const content = await this.#read(size);
    if (!isZero(await this.#read(paddingOf(size)))) throw this.#damaged(name);
    return content;
  }

  async #readContent(
    { path: name, size, sha256 }: Manifest['files'][number],
    target: FileHandle | null,
  ): Promise<void> {
    const hash = createHash('sha256');
    for (let left = size; left > 0; left -= Math.min(left, CHUNK_BYTES)) {
      const chunk = await this.#read(Math.min(left, CHUNK_BYTES));
      hash.update(chunk);
      await target?.appendFile(chunk);
    }
    const padding = await this.#read(paddingOf(size));
    if (hash.digest('hex') !== sha256 || !isZero(padding)) throw this.#damaged(name);
  }

  /** Reads exactly this many bytes. */
  async #read(bytes: number): Promise<Buffer> {
    const buffer = Buffer.alloc(bytes);
    for (let filled = 0; filled < bytes; ) {
      const { bytesRead } = await this.#archive.read(buffer, filled, bytes - filled);
      if (bytesRead === 0) throw this.#damaged('its end');
      filled += bytesRead;
    }
    return buffer;
  }

  #damaged(where: string): BackupProblem {
    return new BackupProblem(
      `${this.#file} is damaged: ${where} is not as its manifest says. Use another backup.`,
    );
  }
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
