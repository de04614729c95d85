import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from '.';
import { readAddress, writeAddress } from './address';

test.each([
  ['/cart', '/cart', {}],
  ['/cart', '/cart/', {}],
  ['/cart', '/CART', {}],
  ['/cart', '/cart/more', null],
  ['/', '/', {}],
  ['/', '/cart', null],
  ['/product/:productId', '/product/shirt', { productId: 'shirt' }],
  ['/product/:productId', '/product/a%2Fb%20c', { productId: 'a/b c' }],
  ['/product/:productId', '/product/100%', { productId: '100%' }],
  ['/product/:productId', '/product/', null],
  ['/product/:productId', '/product/a/b', null],
  ['/a.b', '/axb', null],
  ['*', '/anything/at/all', {}],
])('%s and %s', (pattern, pathname, expected) => {
  expect(matchPath(pattern, pathname)).toEqual(expected);
});

test.each([
  ['/news', '/news', '', ''],
  ['/news?page=2#top', '/news', '?page=2', '#top'],
  ['#top', '/here', '', '#top'],
  ['?page=2', '/here', '?page=2', ''],
  ['/news?', '/news', '', ''],
])('the address %s', (to, pathname, search, hash) => {
  expect(readAddress(to, '/here')).toEqual({ pathname, search, hash });
});

test('an address is written as it was read', () => {
  expect(writeAddress(readAddress('/news?page=2#top', '/'))).toBe('/news?page=2#top');
});

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}${hash}`}</p>;
}

function Product() {
  const { productId } = useParams();
  return <h1>Product {productId}</h1>;
}

function Sorter() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <p>sorted {params.get('sort') ?? 'as it is'}</p>
      <button type="button" onClick={() => setParams(() => new URLSearchParams('sort=low-high'))}>
        Sort
      </button>
      <button type="button" onClick={() => setParams(new URLSearchParams())}>
        Unsort
      </button>
      <button type="button" onClick={() => navigate('/product/tote', { replace: true })}>
        Go
      </button>
    </>
  );
}

function Site() {
  return (
    <>
      <Where />
      <Link to="/product/shirt">Shirt</Link>
      <Link to="/old">Old</Link>
      <Link to="/sorter" target="_blank">
        New tab
      </Link>
      <NavLink to="/product">Products</NavLink>
      <NavLink to="/" end>
        Home
      </NavLink>
      <Routes>
        <Route path="/" element={<h1>Home page</h1>} />
        <Route path="/product/:productId" element={<Product />} />
        <Route path="/sorter" element={<Sorter />} />
        <Route path="/old" element={<Navigate to="/product/new" replace />} />
        <Route path="*" element={<h1>Lost</h1>} />
      </Routes>
    </>
  );
}

const inMemory = (start: string) => {
  render(
    <MemoryRouter initialEntries={[start]}>
      <Site />
    </MemoryRouter>,
  );
  return userEvent.setup();
};

test('a link shows the page that it leads to', async () => {
  const user = inMemory('/');
  expect(screen.getByText('POP /')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Shirt' }));
  expect(screen.getByRole('heading', { name: 'Product shirt' })).toBeInTheDocument();
  expect(screen.getByText('PUSH /product/shirt')).toBeInTheDocument();
});

test('a link to where one is takes the place of this entry', async () => {
  const user = inMemory('/product/shirt');
  await user.click(screen.getByRole('link', { name: 'Shirt' }));
  expect(screen.getByText('REPLACE /product/shirt')).toBeInTheDocument();
});

test('links tell when they lead to where one is', () => {
  inMemory('/product/shirt');
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('an address that no route knows shows the last one', () => {
  inMemory('/nowhere');
  expect(screen.getByRole('heading', { name: 'Lost' })).toBeInTheDocument();
});

test('Navigate leads on', async () => {
  const user = inMemory('/');
  await user.click(screen.getByRole('link', { name: 'Old' }));
  expect(screen.getByText('REPLACE /product/new')).toBeInTheDocument();
});

test('the query is read and changed', async () => {
  const user = inMemory('/sorter');
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(screen.getByText('sorted low-high')).toBeInTheDocument();
  expect(screen.getByText('PUSH /sorter?sort=low-high')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unsort' }));
  expect(screen.getByText('PUSH /sorter')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByText('REPLACE /product/tote')).toBeInTheDocument();
});

describe('in a browser', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  const open = () => {
    render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    return userEvent.setup();
  };

  test('the address follows the page, and Back leads to where one was', async () => {
    const user = open();
    await user.click(screen.getByRole('link', { name: 'Shirt' }));
    expect(window.location.pathname).toBe('/product/shirt');
    act(() => window.history.back());
    expect(await screen.findByText('POP /')).toBeInTheDocument();
  });

  test('a click that wants a new tab is left to the browser', async () => {
    const user = open();
    const seen: boolean[] = [];
    document.addEventListener('click', (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    await user.click(screen.getByRole('link', { name: 'New tab' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Shirt' }));
    await user.keyboard('{/Control}');
    expect(seen).toEqual([false, false]);
    expect(window.location.pathname).toBe('/');
  });
});

test('outside a router a link says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link to="/">Home</Link>)).toThrow('inside a router');
});
