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

test('the e-mail is an e-mail field; phone and postcode show the keys of numbers', async () => {
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

test('what has to be filled in says so beforehand', async () => {
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

test('every one of the nine fields is asked for', async () => {
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

test('without the state the fee is out of the total again', async () => {
  const { user } = await open();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('State'), 'Selangor');
  expect(await totals().findByText('RM35.00')).toBeInTheDocument();
  expect(totals().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('State'), '');
  expect(totals().getByText('Enter Shipping Address')).toBeInTheDocument();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
});

test('a fee that cannot be found is told in place of the prompt, and counts nothing', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('State'), 'Selangor');
  await totals().findByText('RM35.00');
  // This world has no delivery to Perlis.
  await user.selectOptions(screen.getByLabelText('State'), 'Perlis');
  expect(await totals().findByRole('alert')).toHaveTextContent('We do not deliver to Perlis.');
  expect(totals().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
  expect(totals().getAllByText('RM25.00')).toHaveLength(2);
});

test('of what is pasted as a zipcode the five digits are taken, or all is kept and explained at once', async () => {
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

/** What a browser fills in for the state: it looks for a field by its `autocomplete`. */
const fillInState = (text: string) => {
  const selector = 'input[autocomplete="shipping address-level1"]';
  fireEvent.change(document.querySelector(selector) as HTMLElement, { target: { value: text } });
};

test('a state that a browser fills in is mapped to one of ours', async () => {
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

test('a state that we do not deliver to is told beside the field at once', async () => {
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
