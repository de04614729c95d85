interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly link?: boolean }>
  >;
}
export function isAllowed(licence: string): boolean;
export function findForeignLicences(lockFile: LockFile): string[];
export function checkLicences(): Promise<void>;
