import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { renderApp } from '../../testing/renderApp';
import { ProductPage } from './ProductPage';

const api = serveApi();
const toasts = collectToasts();

const open = (id: string) =>
  renderApp(
    <Routes>
      <Route path="/product/:productId" element={<ProductPage loginPath="/login" />} />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>,
    { route: `/product/${id}` },
  );

const add = () => screen.findByRole('button', { name: /^ADD TO CART/ });

test('shows name, price, choices and the notes', async () => {
  open('shirt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  expect(screen.getByText('RM89.90')).toBeInTheDocument();
  expect(screen.getByText('Linen Shirt, made to last.')).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  const choices = within(screen.getByRole('group', { name: 'Select :' }));
  expect(choices.getAllByRole('radio')).toHaveLength(3);
  for (const note of [
    '100% Original product.',
    'Cash on delivery is available on this product.',
    'Easy return and exchange policy within 7 days.',
  ]) {
    expect(screen.getByText(note)).toBeInTheDocument();
  }
  await waitFor(() => expect(document.title).toBe('Linen Shirt · Kain & Roti'));
});

test('has a heading and a title while loading and after a failure', async () => {
  let respond = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  api.use(
    http.get('*/api/product/list', async () => {
      await gate;
      return HttpResponse.json({ success: false, message: 'We are counting.' }, { status: 503 });
    }),
  );
  open('shirt');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading product' })).toBeInTheDocument();
  expect(document.title).toBe('Loading product · Kain & Roti');
  respond();
  const failed = { level: 1, name: 'The products are not here yet' };
  expect(await screen.findByRole('heading', failed)).toBeVisible();
  expect(toasts()).toEqual(['error: We are counting.']);
  expect(document.title).toBe('The products are not here yet · Kain & Roti');
});

test('shows all pictures, and the thumbnails choose one', async () => {
  api.use(
    http.get('*/api/product/list', () =>
      HttpResponse.json({
        success: true,
        products: [
          {
            id: 'shirt',
            name: 'Linen Shirt',
            price: '89.90',
            image: ['/front.webp', '/back.webp'],
          },
        ],
      }),
    ),
  );
  const { user } = open('shirt');
  const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
  expect(pictures.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Linen Shirt, picture 1',
    'Linen Shirt, picture 2',
  ]);
  const second = pictures.getByRole('button', { name: 'Show picture 2' });
  expect(second).toHaveAttribute('aria-current', 'false');
  await user.click(second);
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(pictures.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute(
    'aria-current',
    'false',
  );
});

test('blocks the add without a message until a choice is made', async () => {
  const { user } = open('shirt');
  const highlight = () =>
    getComputedStyle(screen.getByRole('group', { name: 'Select :' })).boxShadow;
  await user.click(await add());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(toasts()).toEqual([]);
  expect(await add()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
  expect(highlight()).not.toBe('');
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(highlight()).toBe('');
});

test('a product with exactly one choice has it preselected', async () => {
  open('scarf');
  expect(await screen.findByRole('radio', { name: 'Free size' })).toBeChecked();
});

test('a product without choices has no picker', async () => {
  open('tote');
  await screen.findByRole('heading', { level: 1, name: 'Canvas Tote' });
  expect(screen.queryByRole('group', { name: 'Select :' })).not.toBeInTheDocument();
});

test('a customer adds to the bag and sees the confirmation', async () => {
  await api.signUp();
  const { user } = open('shirt');
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(await add());
  const popup = await screen.findByRole('dialog', { name: 'Added to Bag' });
  expect(popup).toHaveTextContent('Linen Shirt');
  expect(popup).toHaveTextContent('M');
  expect(popup).toHaveTextContent('Quantity: 2');
  expect(popup.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
  expect(await within(popup).findByRole('button', { name: 'CheckOut (2)' })).toBeVisible();
  expect(within(popup).getByRole('button', { name: 'View Bag (2)' })).toBeVisible();
});

test.each(['View Bag (1)', 'CheckOut (1)'])('"%s" leads to the cart', async (name) => {
  await api.signUp();
  const { user, location } = open('tote');
  await user.click(await add());
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(location().pathname).toBe('/cart'));
});

test('a guest sees the popup after about 2 seconds; closing it restores the focus', async () => {
  const { user, store } = open('tote');
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  await user.click(await add());
  expect(await add()).toHaveAttribute('aria-busy', 'true');
  const popup = await screen.findByRole('dialog', { name: 'Added to Bag' });
  expect(popup).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await add()).toHaveFocus();
});

test('the popup does not take the focus from a shopper who is typing', async () => {
  const { user, store } = open('tote');
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  await user.click(await add());
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await screen.findByRole('dialog', { name: 'Added to Bag' });
  expect(quantity).toHaveFocus();
});

test('a refused add shows the server’s reason and opens no popup', async () => {
  await api.signUp();
  api.use(
    http.post('*/api/cart/add', () =>
      HttpResponse.json({ success: false, message: 'The last one was just sold.' }),
    ),
  );
  const { user } = open('tote');
  await user.click(await add());
  await waitFor(() => expect(toasts()).toEqual(['error: The last one was just sold.']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('related products have the same category and type, and exclude the product itself', async () => {
  open('shirt');
  const related = within(await screen.findByRole('region', { name: 'Related Products' }));
  expect(related.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Batik Scarf',
    'Canvas Tote',
  ]);
});

test('shows at most 5 related products, all of the same category and type', async () => {
  const product = (id: string, category: string, subCategory: string) => ({
    id,
    name: id,
    price: '10.00',
    image: [],
    category,
    subCategory,
  });
  const products = [
    product('man-1', 'Men', 'Topwear'),
    product('trousers', 'Women', 'Bottomwear'),
    ...Array.from({ length: 8 }, (_, index) => product(`top-${index + 1}`, 'Women', 'Topwear')),
  ];
  api.use(http.get('*/api/product/list', () => HttpResponse.json({ success: true, products })));
  open('top-2');
  const related = within(await screen.findByRole('region', { name: 'Related Products' }));
  expect(related.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'top-1',
    'top-3',
    'top-4',
    'top-5',
    'top-6',
  ]);
});

test('the popup can be closed by its button', async () => {
  await api.signUp();
  const { user } = open('tote');
  await user.click(await add());
  const popup = await screen.findByRole('dialog', { name: 'Added to Bag' });
  await user.click(within(popup).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unknown product says so and links to the collection', async () => {
  open('unicorn');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the collection' })).toBeInTheDocument();
});
