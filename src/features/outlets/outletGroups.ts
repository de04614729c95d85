import type { Outlet } from '../../contract/outlet';

export interface OutletGroup {
  /** Empty for outlets that name none. */
  readonly state: string;
  readonly outlets: readonly Outlet[];
}

/** Outlets by the state of their address, states by name; those without a state last. */
export function groupByState(outlets: readonly Outlet[]): readonly OutletGroup[] {
  const groups = new Map<string, Outlet[]>();
  for (const outlet of outlets) {
    const state = (outlet.address.state ?? '').trim();
    groups.set(state, [...(groups.get(state) ?? []), outlet]);
  }
  return [...groups]
    .map(([state, grouped]) => ({ state, outlets: grouped }))
    .sort((one, other) => {
      if (one.state === '' || other.state === '') return one.state === '' ? 1 : -1;
      return one.state.localeCompare(other.state);
    });
}

/** An address in one line; parts that are missing are left out, and a state that is named like its town. */
export function fullAddress({ street, zipcode, city, state, country }: Outlet['address']): string {
  return [street, [zipcode, city].filter(Boolean).join(' '), state === city ? '' : state, country]
    .filter(Boolean)
    .join(', ');
}
