import { accountCalls } from '@kedai/contract/calls/account';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PROFILE_KEY } from '../../state/device/slices';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import ProfilePage from './ProfilePage';

const api = serveApi();

const toasts = collectToasts();

async function open(storage = memoryStorage(), route = '/my-profile') {
  await api.signUp();
  const page = renderApp(<ProfilePage />, { route, storage });
  await screen.findByRole('heading', { name: 'My Profile' });
  return { ...page, storage };
}

describe('My Profile', () => {
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

  test('stores name and phone on this device, cleaned, and rejects a phone with too few digits', async () => {
    const { user, store, storage } = await open();
    const [name, phone] = [screen.getByLabelText('Name'), screen.getByLabelText('Phone')];
    fireEvent.input(name, { target: { value: 'Aishah' } });
    fireEvent.input(phone, { target: { value: '-------' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(phone).toHaveAccessibleDescription('Enter a phone number of 7 to 15 digits.');
    expect(toasts()).toEqual([]);
    fireEvent.input(phone, { target: { value: ' (03) 7955 2041\u202C' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['success: Your changes are saved on this device.']),
    );
    expect(phone).toHaveValue('03 7955 2041');
    store.dispatch((_d, _s, { flushPersistence }) => flushPersistence());
    expect(JSON.parse(storage.local.getItem(PROFILE_KEY) ?? '')).toEqual({
      name: 'Aishah',
      phone: '03 7955 2041',
      address: null,
    });
  });

  test('has fields for an address; Cancel resets what is typed', async () => {
    const { user } = await open(memoryStorage(), '/my-profile?tab=addresses');
    const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(fields).toEqual(['street', 'zipcode', 'city', 'country']);
    await user.type(screen.getByLabelText('Street'), '1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Street')).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveValue('Malaysia');
  });

  test('stores an address, which can be edited or left unchanged', async () => {
    const { user } = await open(memoryStorage(), '/my-profile?tab=addresses');
    const fill = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    fill('Street', '1 Jalan Ampang');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));
    await waitFor(() => expect(screen.getByLabelText('Zipcode')).toHaveFocus());
    expect(screen.getByLabelText('Zipcode')).toHaveAccessibleDescription('Enter the zipcode.');
    fill('Zipcode', '05000');
    fill('City', 'Alor Setar');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));
    for (const line of ['1 Jalan Ampang', '05000 Alor Setar', 'Malaysia']) {
      expect(screen.getByText(line).closest('address bdi')).not.toBeNull();
    }
    await user.click(screen.getByRole('button', { name: 'Edit Address' }));
    fill('Street', '');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/1 Jalan Ampang/)).toBeVisible();
  });

  test('sends no request to the server except on the tab Security', async () => {
    const { user } = await open();
    const before = api.sent().length;
    const requested = () =>
      api
        .sent()
        .slice(before)
        .map(({ path }) => path);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    for (const tab of ['Addresses', 'Orders']) {
      await user.click(screen.getByRole('tab', { name: tab }));
    }
    expect(requested()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    await screen.findByRole('form', { name: 'Change password' });
    const shown = ['/api/user/account', '/api/user/devices', '/api/user/passkeys'];
    expect(requested().toSorted()).toEqual(shown);
  });

  test('changes the password by logging out, after a confirmation, and resetting it', async () => {
    api.refuses(accountCalls.account, 'not-found');
    const { user, location, store } = await open(memoryStorage(), '/my-profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const confirm = await screen.findByRole('button', { name: 'Log out and continue' });
    expect(confirm).toHaveFocus();
    expect(store.getState().session.status).toBe('customer');
    await user.click(confirm);
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
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(toasts()).toContainEqual(expect.stringContaining('could not save this')),
  );
  expect(toasts()).not.toContain('success: Your changes are saved on this device.');
});
