import type { ReceiptFile } from '../../../machines/checkout.types';
import type { Region } from './region';

/** Holds the chosen picture in memory. The checkout machine only knows its id, since its context is serialisable. */
export interface ReceiptFiles {
  add(file: File): ReceiptFile;
  /** @throws Error when the picture is no longer there */
  get(id: string): File;
  /** Sets the region in which the picture names the receiver. */
  setRegion(id: string, region: Region): void;
  regionOf(id: string): Region | null;
  clear(): void;
}

export function createReceiptFiles(newId: () => string): ReceiptFiles {
  const files = new Map<string, File>();
  const regions = new Map<string, Region>();
  const clear = () => {
    files.clear();
    regions.clear();
  };
  return {
    add(file) {
      const id = newId();
      clear();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    get(id) {
      const file = files.get(id);
      if (file === undefined) throw new Error('Choose the screenshot again.');
      return file;
    },
    setRegion(id, region) {
      if (files.has(id)) regions.set(id, region);
    },
    regionOf: (id) => regions.get(id) ?? null,
    clear,
  };
}
