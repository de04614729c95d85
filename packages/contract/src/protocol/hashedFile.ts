/** The paths of built files with a hash of their content in the name, and of their source maps. They never change. */
export const HASHED_FILE = /^(\/(flows|counter))?\/assets\/.*\.[0-9a-f]{8,}\.\w+(\.map)?$/;
