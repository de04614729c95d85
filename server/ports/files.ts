/** A file as the store lists it. */
export interface ListedFile {
  readonly key: string;
  /** epoch ms */
  readonly changedAt: number;
}

/** Keeps private files by key. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /** Stores a file; it survives a power cut once this has ended. One under the same key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null when there is none under this key. Its bytes are read when they are asked for. */
  get(key: string): Promise<Blob | null>;
  /** Removes a file; none under this key is fine. */
  remove(key: string): Promise<void>;
  /** Every file, also what a crash left half written. */
  list(): Promise<readonly ListedFile[]>;
}
