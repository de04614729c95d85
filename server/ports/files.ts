/** A listed file. */
export interface ListedFile {
  readonly key: string;
  /** epoch ms */
  readonly changedAt: number;
}

/** Stores private files by key. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /** Stores or replaces a file; it survives a power cut once this has resolved. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null. Its bytes are read on demand. */
  get(key: string): Promise<Blob | null>;
  /** Removes a file; a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** All files, including drafts of a crash. */
  list(): Promise<readonly ListedFile[]>;
}
