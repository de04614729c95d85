/** A private file with its media type, such as `image/png`. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Keeps private files by key. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /** Stores a file; one that is there under the same key is replaced. */
  put(key: string, file: StoredFile): Promise<void>;
  /** The file, or null when there is none under this key. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; none under this key is fine. */
  remove(key: string): Promise<void>;
}
