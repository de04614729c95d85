/** The folder of the repository. */
export const root: string;

/** An absolute path inside the repository. */
export function at(...parts: readonly string[]): string;
