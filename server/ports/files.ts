/** A listed file. */
export interface ListedFile {
  readonly key: string;
  /** epoch ms */
  readonly changedAt: number;
}

/** A stored file. Its bytes are read on demand; a `Blob` is one. */
export interface StoredFile {
  /** bytes */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Stores private files by key. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /**
   * Stores or replaces a file; it survives a power cut once this has resolved.
   * @throws FileStoreUnavailable, or an error of the disk
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null. @throws FileStoreUnavailable */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; a missing file is not an error. @throws FileStoreUnavailable */
  remove(key: string): Promise<void>;
  /** All files, including drafts of a crash. @throws FileStoreUnavailable */
  list(): Promise<readonly ListedFile[]>;
}

/** The service that stores the files cannot be reached, or refuses. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable';
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isFileKey = (text: string): boolean => KEY.test(text);

/** @throws when the text is not a key, such as a path that leaves the store */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" is not a key of a file.`);
}
