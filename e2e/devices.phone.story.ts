import { password } from './shopper/account';
import { givenAccount, givenDelivery, givenPickup } from './shopper/given';
import { expect, story } from './support/story';
import { watchContext } from './support/watch';

story(
  'a customer signs another device out, and its session ends',
  async ({ page, context, browser, baseURL, email }) => {
    const origin = baseURL ?? '';
    await givenDelivery(context, origin);
    await givenAccount(page.request, email);
    const laptop = await browser.newContext({
      baseURL: origin,
      serviceWorkers: 'block',
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    });
    const watch = await watchContext(laptop, origin);
    await givenPickup(laptop, origin);
    const other = await laptop.newPage();
    await other.request.post('/api/user/login', { data: { email, password } });
    await other.goto('/orders');
    await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

    await page.goto('/my-profile');
    await page.getByRole('tab', { name: 'Security' }).click();
    const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out Chrome on Windows' }).click();
    await expect(page.getByText('Chrome on Windows is signed out.')).toBeVisible();
    await expect(devices).toHaveCount(1);

    await other.reload();
    await expect(other.getByText(/^Your session has ended\./)).toBeVisible();
    expect(watch.problems).toEqual([]);
    await laptop.close();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
  },
);
