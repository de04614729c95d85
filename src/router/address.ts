/** Where one is. */
export interface Location {
  readonly pathname: string;
  /** With its `?`; empty without. */
  readonly search: string;
  /** With its `#`; empty without. */
  readonly hash: string;
  /** Names this entry of the history; `default` for the one that the visit began with. */
  readonly key: string;
}

/** The parts of an address within the site; one without a path is on the page that one is on. */
export function readAddress(to: string, from: string): Omit<Location, 'key'> {
  const [beforeHash = '', ...hash] = to.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  const query = search.join('?');
  const fragment = hash.join('#');
  return {
    pathname: pathname === '' ? from : pathname,
    search: query === '' ? '' : `?${query}`,
    hash: fragment === '' ? '' : `#${fragment}`,
  };
}

/** An address as it stands in a link. */
export function writeAddress({ pathname, search, hash }: Omit<Location, 'key'>): string {
  return pathname + search + hash;
}
