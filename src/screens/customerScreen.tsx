import type { ComponentType } from 'react';
import { RequireCustomer } from '../features/session/RequireCustomer';
import { screenOf } from './screenOf';

/** A screen for customers. Guests are asked to sign in. */
export function customerScreen(meta: Parameters<typeof screenOf>[0], Page: ComponentType) {
  return screenOf(meta, () => (
    <RequireCustomer>
      <Page />
    </RequireCustomer>
  ));
}
