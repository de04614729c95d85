import type { Outlet } from '@kedai/contract/calls/outlet';
import { addressLine } from '@kedai/contract/text/addressLine';
import { stateName } from '@kedai/contract/text/values';

/** Groups outlets by state, sorted by name. Outlets without a state come last; their state is the empty string. */
export function groupByState(outlets: readonly Outlet[]) {
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

/** An address in one line, without missing parts and without a state that has the name of the town. */
export function fullAddress({ street, zipcode, city, state, country }: Outlet['address']): string {
  const town = `${zipcode} ${state === city ? stateName(city) : city}`.trim();
  return addressLine([street, town, state === city ? '' : stateName(state), country]);
}
