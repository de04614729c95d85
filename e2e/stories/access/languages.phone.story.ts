import { accountPatterns, patterns } from '../../../src/paths';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenInCart, givenOrder } from '../../shopper/given';
import { auditPage } from '../../support/accessibilityAudit';
import { englishTextsOn } from '../../support/englishTexts';
import { expect, story } from '../../support/story';

// Contrast is measured without animations, because fading text has a lower contrast.
story.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ms', 'zh'] as const) {
  story(`every page of /${language} is translated and accessible`, async ({ page, email }) => {
    story.slow();
    const expectGood = async (pattern: string, id = '') => {
      const path = `/${language}${pattern.replace(/:\w+/, id)}`;
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft(await englishTextsOn(page, language), path).toEqual([]);
      expect.soft(await auditPage(page), path).toEqual([]);
    };
    // A customer is led away from these pages.
    for (const pattern of Object.values(accountPatterns)) await expectGood(pattern);

    await givenAccount(page.request, email);
    const orderId = await givenOrder(page.request, blouse);
    await givenInCart(page.request, blouse);
    const ids: Readonly<Record<string, string>> = {
      product: blouse.id,
      newsItem: 'first-kurung-album',
      checkout: orderId,
    };
    for (const [name, pattern] of Object.entries(patterns)) {
      if (!(name in accountPatterns)) await expectGood(pattern, ids[name]);
    }
    await expectGood('/nowhere');
  });
}
