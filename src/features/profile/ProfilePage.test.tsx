import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import MyProfile from '../../screens/MyProfile';
import { memoryStorage } from '../../store/storage';
import { PROFILE_KEY } from '../../store/storageCodecs';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { renderApp } from '../../testing/renderApp';

const api = serveApi();

const toasts = collectToasts();

async function open(storage = memoryStorage(), route = '/my-profile') {
  await api.signUp();
  const page = renderApp(<MyProfile />, { route, storage });
  await screen.findByRole('heading', { name: 'My Profile' });
  return { ...page, storage };
}

describe('My Profile', () => {
  test('is for customers', async () => {
    renderApp(<MyProfile />, { route: '/my-profile' });
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
  });

  test('has four tabs that support arrow keys and are stored in the URL', async () => {
    const { user, location } = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal Info',
      'Addresses',
      'Orders',
      'Security',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Orders' })).toHaveTextContent('No recent orders.');
    expect(location().search).toBe('?tab=orders');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Personal Info' })).toHaveFocus();
  });

  test('stores name and phone on this device', async () => {
    const { user, store, storage } = await open();
    await user.type(screen.getByLabelText('Name'), 'Aishah');
    await user.type(screen.getByLabelText('Phone'), '012-345 6789');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(toasts()).toEqual(['success: Your changes are saved on this device.']);
    store.dispatch((_d, _s, { flushPersistence }) => flushPersistence());
    expect(JSON.parse(storage.local.getItem(PROFILE_KEY) ?? '')).toEqual({
      name: 'Aishah',
      phone: '012-345 6789',
      address: null,
    });
  });

  test('cleans a phone number and rejects one with too few digits', async () => {
    const { user, store } = await open();
    const phone = screen.getByLabelText('Phone');
    await user.type(phone, '-------');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(phone).toHaveAccessibleDescription('Enter a phone number of 7 to 15 digits.');
    expect(toasts()).toEqual([]);
    await user.clear(phone);
    await user.type(phone, ' (03) 7955 2041\u202C');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(phone).toHaveValue('03 7955 2041');
    expect(store.getState().profile.value.phone).toBe('03 7955 2041');
  });

  test('Cancel resets an address that is being typed', async () => {
    const { user } = await open(memoryStorage(), '/my-profile?tab=addresses');
    await user.type(screen.getByLabelText('Street'), '1 Jalan Ampang');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Street')).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveValue('Malaysia');
  });

  test('stores an address, which can be edited or left unchanged', async () => {
    const { user } = await open(memoryStorage(), '/my-profile?tab=addresses');
    await user.type(screen.getByLabelText('Street'), '1 Jalan Ampang');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));
    await waitFor(() => expect(screen.getByLabelText('Zipcode')).toHaveFocus());
    expect(screen.getByLabelText('Zipcode')).toHaveAccessibleDescription('Enter the zipcode.');
    await user.type(screen.getByLabelText('Zipcode'), '05000');
    await user.type(screen.getByLabelText('City'), 'Alor Setar');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));
    expect(screen.getByText(/1 Jalan Ampang/).closest('address')).toHaveTextContent(
      '05000 Alor Setar',
    );
    for (const line of ['1 Jalan Ampang', '05000 Alor Setar', 'Malaysia']) {
      expect(screen.getByText(line).closest('bdi')).not.toBeNull();
    }
    await user.click(screen.getByRole('button', { name: 'Edit Address' }));
    await user.clear(screen.getByLabelText('Street'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/1 Jalan Ampang/)).toBeVisible();
  });

  test('has fields for street, zipcode, city and country', async () => {
    await open(memoryStorage(), '/my-profile?tab=addresses');
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'street',
      'zipcode',
      'city',
      'country',
    ]);
    expect(screen.getByLabelText('Country')).toHaveValue('Malaysia');
  });

  test('sends no request to the server except for the signed-in devices', async () => {
    const { user } = await open();
    const onRequest = jest.fn();
    api.use(http.all('*/api/*', ({ request }) => onRequest(request.url)));
    await user.type(screen.getByLabelText('Name'), 'Aishah');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    for (const tab of ['Addresses', 'Orders', 'Security']) {
      await user.click(screen.getByRole('tab', { name: tab }));
    }
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    expect(onRequest.mock.calls).toEqual([[expect.stringMatching(/\/api\/user\/devices$/)]]);
  });

  test('changes the password by logging out, after a confirmation, and resetting it', async () => {
    const { user, location, store } = await open(memoryStorage(), '/my-profile?tab=security');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(store.getState().session.status).toBe('customer');
    await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
    await screen.findByRole('heading', { name: 'Please log in' });
    await waitFor(() => expect(location().pathname).toBe('/reset-password'));
  });
});

test('shows an error when the browser did not store the changes', async () => {
  const storage = memoryStorage();
  const { user } = await open({
    ...storage,
    local: { ...storage.local, setItem: () => undefined },
  });
  await user.type(screen.getByLabelText('Name'), 'Aisyah');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(toasts()).toContainEqual(expect.stringContaining('could not save this')),
  );
  expect(toasts()).not.toContain('success: Your changes are saved on this device.');
});
