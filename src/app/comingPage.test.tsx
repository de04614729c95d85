import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import { Below } from '../ui/Below';
import { PageMeta } from '../ui/PageMeta';
import { Pages } from './Pages';

/** What the mocked screens tell of themselves. */
const mockHeard: string[] = [];
/** Those that were put into the document as a whole. */
const mockWhole: string[] = [];
/** Each time one was rendered. */
const mockRendered: string[] = [];
/** Where each was told to be. */
const mockPlaces: string[] = [];
function MockPlace() {
  const { pathname, hash } = useLocation();
  mockPlaces.push(pathname + hash);
  return null;
}
const mockBreaks = { about: false };
/** What rendering has to wait for. */
const mockWait: { about: Promise<void> | null } = { about: null };
function MockScreen({ name }: { readonly name: string }) {
  // What a page reads of its address.
  useParams();
  mockRendered.push(name);
  const below = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (below.current) mockWhole.push(name);
  }, [name]);
  useEffect(() => {
    mockHeard.push(`${name} opened`);
    return () => void mockHeard.push(`${name} left`);
  }, [name]);
  return (
    <>
      <PageMeta title={name} description={name} />
      <h1>{name}</h1>
      <MockPlace />
      <Below>
        <p ref={below}>below</p>
      </Below>
    </>
  );
}
function MockAbout() {
  if (mockBreaks.about) throw new Error('broken');
  if (mockWait.about) use(mockWait.about);
  return <MockScreen name="About" />;
}
const mockOutlets = jest.fn<Promise<unknown>, []>();
jest.mock('./screens', () => {
  const actual = jest.requireActual<{ screens: object }>('./screens');
  const screens = {
    ...actual.screens,
    home: () => Promise.resolve({ default: () => <MockScreen name="Home" /> }),
    about: () => Promise.resolve({ default: MockAbout }),
    outlets: () => mockOutlets(),
    contact: () => Promise.resolve({ default: () => <MockScreen name="Contact" /> }),
    login: () => Promise.resolve({ default: () => <MockScreen name="Login" /> }),
  };
  return {
    ...actual,
    screens,
    screenAt: (pathname: string) => screens[pathname.slice(1) as keyof typeof screens],
  };
});

serveApi();

beforeEach(() => {
  mockHeard.length = 0;
  mockWhole.length = 0;
  mockRendered.length = 0;
  mockBreaks.about = false;
  mockWait.about = null;
});
afterEach(() => jest.useRealTimers());

async function openShop() {
  const shop = renderApp(
    <>
      <Link to="/about">to About</Link>
      <Link to="/about#terms">to Terms</Link>
      <Link to="/contact">to Contact</Link>
      <Link to="/login">to Login</Link>
      <Link to="/outlets">to Outlets</Link>
      <a href="https://example.com/about">to others</a>
      <Link to="/about" target="_blank">
        to About beside
      </Link>
      <Pages />
    </>,
    { still: true },
  );
  await screen.findByRole('heading', { name: 'Home' });
  return shop;
}

const link = (name: string) => screen.getByRole('link', { name });
/** A press that is not over; jsdom knows no `PointerEvent`. */
const press = (name: string, how: object = {}) =>
  fireEvent(
    link(name),
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, ...how }), { isPrimary: true }),
  );
const mouse = (type: 'pointermove' | 'pointerout', name: string) =>
  fireEvent(
    link(name),
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
  );
const behind = () => screen.findByText('About', { selector: 'h1' });
/** Longer than a page takes to come. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
/** Longer than a link is held, and much longer than a mouse has to rest. */
const longEnough = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('the page whose link is pressed is there, unseen and unheard, before it is opened', async () => {
  await openShop();
  press('to About');
  expect(await behind()).not.toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  expect(document.title).toBe('Home');
  expect(mockHeard).toEqual(['Home opened']);
});

test('it is the page that is opened then', async () => {
  const { location } = await openShop();
  press('to About');
  const coming = await behind();
  fireEvent.click(link('to About'));
  await waitFor(() => expect(coming).toBeVisible());
  expect(screen.getByRole('heading')).toBe(coming);
  expect(location().pathname).toBe('/about');
  expect(document.title).toBe('About');
  expect(mockHeard).toEqual(['Home opened', 'Home left', 'About opened']);
});

test('what came is not rendered once more when it is opened', async () => {
  const { location } = await openShop();
  press('to About');
  const coming = await behind();
  mockRendered.length = 0;
  fireEvent.click(link('to About'));
  await waitFor(() => expect(coming).toBeVisible());
  expect(location().pathname).toBe('/about');
  expect(mockRendered).toEqual([]);
});

test('opened by another link, it is told where in it that leads', async () => {
  const { location } = await openShop();
  press('to About');
  const coming = await behind();
  fireEvent.click(link('to Terms'));
  await waitFor(() => expect(coming).toBeVisible());
  expect(location().hash).toBe('#terms');
  expect(mockPlaces.at(-1)).toBe('/about#terms');
});

describe('a link that is let go of while its page is rendered', () => {
  function holdAbout() {
    let go = (): void => undefined;
    mockWait.about = new Promise((resolve) => {
      go = resolve;
    });
    return () => act(async () => go());
  }
  /** Presses and lets go as soon as the page is on its way. */
  async function letGo(times = 1) {
    const followed = jest.fn();
    const shop = await openShop();
    link('to About').addEventListener('click', followed);
    press('to About');
    await aWhile();
    for (let time = 0; time < times; time += 1) fireEvent.click(link('to About'));
    return { ...shop, followed };
  }

  test.each([1, 2])('is followed once it is, pressed %i times', async (times) => {
    const render = holdAbout();
    const { followed, location } = await letGo(times);
    expect(followed).not.toHaveBeenCalled();
    await render();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('About'));
    expect(location().pathname).toBe('/about');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('is followed before it is where that takes long', async () => {
    const render = holdAbout();
    const { followed } = await letGo();
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading')).toHaveTextContent('Home');
    await render();
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('comes to nothing when another link is followed', async () => {
    const render = holdAbout();
    const { followed, location } = await letGo();
    fireEvent.click(link('to Contact'));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
    await longEnough();
    await render();
    await aWhile();
    expect(followed).not.toHaveBeenCalled();
    expect(location().pathname).toBe('/contact');
  });

  test('comes to nothing on the way back', async () => {
    const render = holdAbout();
    const { followed } = await letGo();
    fireEvent.popState(window);
    await longEnough();
    await render();
    await aWhile();
    expect(followed).not.toHaveBeenCalled();
  });
});

test('from there the way goes on, to a page that came and to one that did not', async () => {
  const { user } = await openShop();
  press('to About');
  await behind();
  fireEvent.click(link('to About'));
  await screen.findByRole('heading', { name: 'About' });
  press('to Contact');
  await screen.findByText('Contact', { selector: 'h1' });
  fireEvent.click(link('to Contact'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Contact');
  link('to Login').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.getAllByText(/./, { selector: 'h1' })).toHaveLength(1);
});

test('a visit begins with the whole page; behind a link what lies below follows, pressed before or not', async () => {
  const { user } = await openShop();
  expect(mockWhole).toEqual(['Home']);
  press('to About');
  await behind();
  expect(screen.getAllByText('below')).toHaveLength(1);
  fireEvent.click(link('to About'));
  await screen.findByRole('heading', { name: 'About' });
  expect(await screen.findByText('below')).toBeVisible();
  link('to Contact').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Contact' });
  expect(await screen.findByText('below')).toBeVisible();
  expect(mockWhole).toEqual(['Home']);
});

test('another page than the one whose link was pressed may be opened', async () => {
  await openShop();
  press('to About');
  await behind();
  fireEvent.click(link('to Contact'));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByText('About', { selector: 'h1' })).not.toBeVisible();
});

test('a finger that scrolls takes it away', async () => {
  await openShop();
  press('to About');
  await behind();
  fireEvent(link('to About'), new Event('pointercancel', { bubbles: true }));
  expect(screen.queryByText('About', { selector: 'h1' })).not.toBeInTheDocument();
});

test('a press that is over before the page is there brings none', async () => {
  await openShop();
  press('to About');
  fireEvent(link('to About'), new Event('pointercancel', { bubbles: true }));
  await aWhile();
  expect(screen.queryByText('About', { selector: 'h1' })).not.toBeInTheDocument();
});

test('a link that is let go of and not followed takes it away within a second', async () => {
  await openShop();
  press('to About');
  await behind();
  jest.useFakeTimers();
  fireEvent(link('to About'), new Event('pointerup', { bubbles: true }));
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByText('About', { selector: 'h1' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('About', { selector: 'h1' })).not.toBeInTheDocument();
});

test.each([
  ['a page that does more than show', 'to Login', {}],
  ['another site', 'to others', {}],
  ['another window', 'to About beside', {}],
  ['another tab', 'to About', { ctrlKey: true }],
  ['a menu of the browser', 'to About', { button: 2 }],
])('nothing comes of a press that leads to %s', async (_where, name, how) => {
  await openShop();
  press(name, how);
  await aWhile();
  expect(screen.getAllByText(/./, { selector: 'h1' })).toHaveLength(1);
});

test('should it break, the page that is shown stays, and opening it tells', async () => {
  // React tells the console of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openShop();
  mockBreaks.about = true;
  press('to About');
  expect(await screen.findByText('Something went wrong')).not.toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(link('to About'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again');
});

test('a page that did not arrive is asked for afresh, also after one that was there before it was opened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockOutlets.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  await openShop();
  press('to Outlets');
  fireEvent.click(link('to Outlets'));
  expect(await screen.findByRole('alert')).toBeVisible();
  press('to About');
  await behind();
  fireEvent.click(link('to About'));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  mockOutlets.mockResolvedValue({ default: () => <h1>Outlets</h1> });
  press('to Outlets');
  const outlets = await screen.findByText('Outlets', { selector: 'h1' });
  fireEvent.click(link('to Outlets'));
  await waitFor(() => expect(outlets).toBeVisible());
});

test('a page whose link a mouse rests on comes as well, and goes when the mouse leaves', async () => {
  await openShop();
  mouse('pointermove', 'to About');
  expect(await behind()).not.toBeVisible();
  mouse('pointerout', 'to About');
  expect(screen.queryByText('About', { selector: 'h1' })).not.toBeInTheDocument();
});

test('it is not rendered once more by the press', async () => {
  await openShop();
  mouse('pointermove', 'to About');
  const coming = await behind();
  mockRendered.length = 0;
  press('to About');
  await aWhile();
  fireEvent.click(link('to About'));
  await waitFor(() => expect(coming).toBeVisible());
  expect(mockRendered).toEqual([]);
});
