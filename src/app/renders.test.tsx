import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { type FunctionComponent, Profiler, type ReactNode } from 'react';
import { sessionApi } from '../api/sessionApi';
import { LatestCollection } from '../features/home';
import { PasswordReset } from '../features/passwordReset';
import { Registration } from '../features/registration';
import { guestCartSlice, personalInfoSaved } from '../store/slices';
import { serveApi } from '../testing/apiServer';
import { pickupStorage } from '../testing/pickupSelection';
import { renderApp } from '../testing/renderApp';
import { CartLink } from './CartLink';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { Shell } from './Shell';

/** Replaces a nested component with one that records its renders. */
function mockTracked(file: string, name: string) {
  const actual = jest.requireActual<Record<string, FunctionComponent<object>>>(file);
  const Actual = actual[name] as FunctionComponent<object>;
  const Tracked = (props: object) => {
    rendered.add(name);
    return <Actual {...props} />;
  };
  return { ...actual, [name]: Tracked };
}
jest.mock('./ServiceBar', () => mockTracked('./ServiceBar', 'ServiceBar'));
jest.mock('./AccountMenu', () => mockTracked('./AccountMenu', 'AccountMenu'));
jest.mock('./NotificationBar', () => mockTracked('./NotificationBar', 'NotificationBar'));
jest.mock('./Navigation', () => mockTracked('./Navigation', 'Navigation'));
jest.mock('./Footer', () => mockTracked('./Footer', 'Footer'));
jest.mock('../ui/FormCard', () => mockTracked('../ui/FormCard', 'FormCard'));

const api = serveApi();

/** The names of the parts that were rendered since the last `clear`. */
const rendered = new Set<string>();
const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Profiler id={name} onRender={(id) => rendered.add(id)}>
    {children}
  </Profiler>
);

async function openShop() {
  const { store } = renderApp(
    <>
      <Part name="navigation">
        <Navigation />
      </Part>
      <Part name="count">
        <CartLink />
      </Part>
      <Part name="cards">
        <LatestCollection />
      </Part>
      <Part name="footer">
        <Footer />
      </Part>
    </>,
  );
  const [first] = await screen.findAllByRole('link', { name: /RM/ });
  await act(() => store.dispatch(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
  expect(first).toBeVisible();
  return {
    store,
    /** The parts that a change rendered. */
    renderedBy: async (change: () => unknown) => {
      rendered.clear();
      await act(async () => void (await change()));
      return [...rendered].sort();
    },
  };
}

test('adding to the cart renders neither cards nor footer', async () => {
  const { store, renderedBy } = await openShop();
  const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
  const parts = await renderedBy(() => store.dispatch(guestCartSlice.actions.lineAdded(line)));
  expect(parts).not.toContain('cards');
  expect(parts).not.toContain('footer');
});

test('an unrelated change renders nothing', async () => {
  const { store, renderedBy } = await openShop();
  const saved = personalInfoSaved({ name: 'Aina', phone: '0123456789' });
  expect(await renderedBy(() => store.dispatch(saved))).toEqual([]);
});

test('a session check without a change renders neither cards nor footer', async () => {
  const { store, renderedBy } = await openShop();
  const check = () =>
    store.dispatch(
      sessionApi.endpoints.verifyToken.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  const parts = await renderedBy(check);
  expect(parts).not.toContain('cards');
  expect(parts).not.toContain('footer');
});

test.each([
  ['Open menu', 'Menu'],
  ['Search', 'Search'],
  ['Change', 'Service selection'],
])('"%s" renders only the window that it opens', async (opener, opened) => {
  const { user } = renderApp(
    <Shell>
      <Part name="page">A page</Part>
    </Shell>,
    { storage: pickupStorage() },
  );
  await screen.findByRole('region', { name: 'Your service' });
  const parts = ['ServiceBar', 'AccountMenu', 'Navigation', 'Footer', 'page'];
  expect([...rendered]).toEqual(expect.arrayContaining(parts));
  rendered.clear();
  await user.click(screen.getByRole('button', { name: opener }));
  expect(await screen.findByRole('dialog', { name: opened })).toBeVisible();
  expect([...rendered]).toEqual([]);
});

test('navigation does not render the shell again', async () => {
  const { user } = renderApp(
    <Shell>
      <Part name="page">
        <p>A page</p>
      </Part>
    </Shell>,
    { storage: pickupStorage() },
  );
  await screen.findByRole('region', { name: 'Your service' });
  const parts = ['Footer', 'NotificationBar', 'Navigation', 'AccountMenu', 'page'];
  expect([...rendered]).toEqual(expect.arrayContaining(parts));
  rendered.clear();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect([...rendered]).toEqual([]);
});

test.each([
  ['registration', Registration],
  ['password reset', PasswordReset],
])(
  'typing and requesting a code renders only the form of the %s, not its page',
  async (_, Page) => {
    api.use(http.post('*/api/user/*', () => delay('infinite')));
    // Without the session check, whose response would render the page.
    const { user } = renderApp(<Page />, { skipStart: true });
    const email = await screen.findByLabelText('Email');
    expect([...rendered]).toContain('FormCard');
    rendered.clear();
    await user.type(email, 'aina@example.test');
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(screen.getByRole('status', { name: 'Please wait' })).toBeVisible();
    expect([...rendered]).toEqual([]);
  },
);
