import type { RootState } from './createStore';
import type { LocalProfile } from './localProfile';

export type { LocalAddress, LocalProfile } from './localProfile';
export { addressSaved, personalInfoSaved } from './slices';

/** What the shopper typed under My Profile on this device. */
export const selectProfile = (state: RootState): LocalProfile => state.profile.value;
