/** The folder of the repository. */
export const root: string;

/** An absolute path inside the repository. */
export function fromRoot(...parts: readonly string[]): string;
