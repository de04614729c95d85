import { givenAccount } from './shopper/given';
import { expect, story } from './support/story';

story('programs find the icons that they ask for without a link', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'image/png'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

story('a password manager leads the customer to the security tab', async ({ page, email }) => {
  await page.goto('/.well-known/change-password');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/my-profile?tab=security')}`,
  );
  await givenAccount(page.request, email);
  await page.goto('/.well-known/change-password');
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

story('search engines list the public pages only', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/', '/collection', '/news', '/outlets', '/about', '/contact']) {
    expect(await (await request.get(path)).text(), path).not.toContain('noindex');
  }
  for (const path of [
    ...['/cart', '/login', '/register', '/orders', '/place-order', '/checkout/7QKX'],
    ...['/my-profile', '/reset-password', '/email-verify', '/nowhere'],
  ]) {
    const headers = { accept: 'text/html' };
    expect(await (await request.get(path, { headers })).text(), path).toContain(
      '<meta name="robots" content="noindex"',
    );
    expect(robots).not.toContain(`Disallow: ${path}`);
  }
});

story('links with an ending of the text around them open their pages', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  for (const [link, address] of [
    ['/product/mandarin-linen-blouse.', '/product/mandarin-linen-blouse'],
    ['/product/mandarin-linen-blouse%3Futm_source=wa', '/product/mandarin-linen-blouse'],
    ['/collection)', '/collection'],
    ['/cart,', '/cart'],
    ['/Outlets%E2%80%8B', '/outlets'],
  ] as const) {
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: /not found/i })).toHaveCount(0);
  }
});
