import type { ReceiptFile } from '../../../machines/checkout.types';

/** Where chosen pictures are kept while the chart knows them by id only; gone with the page. */
export interface ReceiptFiles {
  add(file: File): ReceiptFile;
  /** @throws Error when the picture is no longer there */
  get(id: string): File;
  clear(): void;
}

export function createReceiptFiles(newId: () => string): ReceiptFiles {
  const files = new Map<string, File>();
  return {
    add(file) {
      const id = newId();
      files.clear();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    get(id) {
      const file = files.get(id);
      if (file === undefined) throw new Error('Choose the screenshot again.');
      return file;
    },
    clear: () => files.clear(),
  };
}

/** Whether a file may be a picture (spec §5: any image type); of some pictures a browser does not know the type. */
export const mayBePicture = ({ type }: File): boolean => type === '' || type.startsWith('image/');
