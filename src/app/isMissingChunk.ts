/** A part of the program that did not arrive: for want of a connection, or because the shop was updated meanwhile. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
