import { register } from './shopper/account';
import { givenDelivery } from './shopper/given';
import { expect, story } from './support/story';

story('a code is sent to a person who passes the human check', async ({ page, email, ownShop }) => {
  story.slow();
  const shop = await ownShop({ HUMAN_CHECK: 'altcha' });
  await givenDelivery(page.context(), shop.origin);
  await page.goto(`${shop.origin}/register`);
  const check = page.getByRole('checkbox', { name: 'You are not a robot' });
  await expect(check).toBeChecked();
  // The check of the restored draft starts again after a reload.
  await page.reload();
  await expect(check).toBeChecked();
  await register(page, email);
  await expect(page).toHaveURL(`${shop.origin}/`);

  const withoutProof = await page.request.post(`${shop.origin}/api/user/sendRegisterOtp`, {
    data: { email: `other-${email}` },
  });
  expect(await withoutProof.json()).toMatchObject({ success: false, code: 'captcha-check-failed' });
});
