import { screen } from '@testing-library/react';
import { EMPTY_ADDRESS } from '../../../machines/checkout/orderDraft';
import { serveApi } from '../../../testing/apiServer';
import { renderApp } from '../../../testing/renderApp';
import { AddressFields } from './AddressFields';

jest.mock('../../../text/order/checkout', () =>
  jest.requireActual('../../../text/zh/order/checkout'),
);

serveApi();

test('a Chinese page asks for the family name first', () => {
  renderApp(
    <AddressFields purpose="shipping" address={EMPTY_ADDRESS} problems={{}} isLocked={false} />,
  );
  const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(fields.slice(0, 3)).toEqual(['lastName', 'firstName', 'email']);
});
