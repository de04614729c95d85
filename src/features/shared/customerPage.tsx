import type { ComponentType } from 'react';
import { RequireCustomer } from './RequireCustomer';
import { titledPage } from './titledPage';

/** A page for customers. Guests are asked to sign in. */
export const customerPage = (meta: Parameters<typeof titledPage>[0], Page: ComponentType) =>
  titledPage(meta, () => (
    <RequireCustomer>
      <Page />
    </RequireCustomer>
  ));
