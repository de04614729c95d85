/** Whether a chunk failed to load: without a connection, or because the shop was updated meanwhile. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
