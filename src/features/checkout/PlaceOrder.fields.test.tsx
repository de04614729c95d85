import { fireEvent, screen, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { addCartItem } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

async function open() {
  await api.signUp();
  await addCartItem('tote', '', 1);
  const app = renderApp(<PlaceOrder />, { route: '/place-order' });
  await screen.findByRole('button', { name: 'PLACE ORDER' });
  return app;
}

const totals = () => within(screen.getByText('CART TOTALS').closest('section') as HTMLElement);

test('the e-mail field has type email; phone and postcode show a numeric keyboard', async () => {
  await open();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Zipcode')).toHaveAttribute('inputmode', 'numeric');
});

test('the state is chosen from the valid states', async () => {
  await open();
  const [none, ...states] = within(screen.getByLabelText('State')).getAllByRole('option');
  expect(none).toHaveValue('');
  expect(states.map(({ textContent }) => textContent).join()).toBe(
    'Johor,Kedah,Kelantan,Malacca,Negeri Sembilan,Pahang,Penang,Perak,Perlis,Sabah,Sarawak,Selangor,Terengganu',
  );
});

test('all required fields are marked as required', async () => {
  await open();
  const form = within(screen.getByRole('group', { name: 'Delivery information' }));
  const fields = [...form.getAllByRole('textbox'), form.getByRole('combobox')];
  expect(fields).toHaveLength(9);
  for (const field of fields) expect(field).toBeRequired();
  expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toBeRequired();
  expect(screen.getByRole('link', { name: /^Read the terms/ })).toHaveAttribute(
    'href',
    '/about#terms',
  );
});

test('an empty form marks all nine fields as invalid', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Country'));
  await user.click(screen.getByRole('button', { name: 'PLACE ORDER' }));
  for (const label of [
    'First name',
    'Last name',
    'Email',
    'Street',
    'City',
    'Zipcode',
    'State',
    'Country',
    'Phone',
  ]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
});

test('clearing the state removes the fee from the total', async () => {
  const { user } = await open();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('State'), 'Selangor');
  expect(await totals().findByText('RM35.00')).toBeInTheDocument();
  expect(totals().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('State'), '');
  expect(totals().getByText('Enter Shipping Address')).toBeInTheDocument();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
});

test('a fee that cannot be looked up shows an error instead of the prompt and adds nothing to the total', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('State'), 'Selangor');
  await totals().findByText('RM35.00');
  // The test shop does not deliver to Perlis.
  await user.selectOptions(screen.getByLabelText('State'), 'Perlis');
  expect(await totals().findByRole('alert')).toHaveTextContent('We do not deliver to Perlis.');
  expect(totals().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
});

test('a pasted zipcode is reduced to its five digits, or kept and explained immediately', async () => {
  const { user } = await open();
  const zipcode = screen.getByLabelText('Zipcode');
  for (const pasted of [' 50480', '50 480', 'Poskod 50480', '５０４８０']) {
    await user.clear(zipcode);
    await user.click(zipcode);
    await user.paste(pasted);
    expect(zipcode).toHaveValue('50480');
    expect(zipcode).toBeValid();
  }
  await user.clear(zipcode);
  await user.paste('504800 KL');
  expect(zipcode).toHaveValue('504800 KL');
  expect(zipcode).toHaveAccessibleDescription('Enter a zipcode of 5 digits.');
});

/** Autofills the state, as a browser does for fields with this `autocomplete` value. */
const fillInState = (text: string) => {
  const selector = 'input[autocomplete="shipping address-level1"]';
  fireEvent.change(document.querySelector(selector) as HTMLElement, { target: { value: text } });
};

test('an autofilled state is mapped to a known state', async () => {
  await open();
  for (const [filled, state] of [
    ['Pulau Pinang', 'Penang'],
    ['Melaka', 'Malacca'],
    ['MY-10', 'Selangor'],
    ['Negeri sembilan', 'Negeri Sembilan'],
  ] as const) {
    fillInState(filled);
    expect(screen.getByLabelText('State')).toHaveValue(state);
  }
});

test('an autofilled state without delivery shows an error at the field immediately', async () => {
  const { user } = await open();
  fillInState('Western Australia');
  const state = screen.getByLabelText('State');
  expect(state).toHaveAccessibleDescription(/^We do not know the state “Western Australia”/);
  fillInState('Wilayah Persekutuan Kuala Lumpur');
  expect(state).toHaveAccessibleDescription(/^Kuala Lumpur, Labuan and Putrajaya are not/);
  expect(screen.getByRole('link', { name: 'Ask us on WhatsApp' })).toBeVisible();
  await user.selectOptions(state, 'Selangor');
  expect(state).toBeValid();
});
