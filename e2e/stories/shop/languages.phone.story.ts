import { ADDRESS } from '@kedai/contract/testing/visitor';
import type { Page } from '@playwright/test';
import * as msProduct from '../../../src/text/ms/catalogue/product';
import * as msLayout from '../../../src/text/ms/layout';
import * as msCart from '../../../src/text/ms/order/cart';
import * as msCheckout from '../../../src/text/ms/order/checkout';
import * as msServicePrompt from '../../../src/text/ms/order/servicePrompt';
import * as msServiceSelection from '../../../src/text/ms/order/serviceSelection';
import * as zhProduct from '../../../src/text/zh/catalogue/product';
import * as zhLayout from '../../../src/text/zh/layout';
import * as zhCart from '../../../src/text/zh/order/cart';
import * as zhCheckout from '../../../src/text/zh/order/checkout';
import * as zhServicePrompt from '../../../src/text/zh/order/servicePrompt';
import * as zhServiceSelection from '../../../src/text/zh/order/serviceSelection';
import { blouse, ringgit } from '../../shopper/catalogue';
import { givenAccount, givenFirstVisit } from '../../shopper/given';
import { recipient, shippingFee } from '../../shopper/order';
import { makeReceiptPicture, READING_TIMEOUT } from '../../shopper/receipt';
import { slot, tomorrow } from '../../shopper/service';
import { englishTextsOn } from '../../support/englishTexts';
import { expect, story } from '../../support/story';

const translations = {
  ms: {
    ...msProduct,
    ...msLayout,
    ...msCart,
    ...msCheckout,
    ...msServicePrompt,
    ...msServiceSelection,
  },
  zh: {
    ...zhProduct,
    ...zhLayout,
    ...zhCart,
    ...zhCheckout,
    ...zhServicePrompt,
    ...zhServiceSelection,
  },
} as const;

async function expectTranslated(page: Page, language: keyof typeof translations): Promise<void> {
  expect(await englishTextsOn(page, language)).toEqual([]);
}

for (const [language, tag, name] of [
  ['ms', 'ms', 'Bahasa Melayu'],
  ['zh', 'zh-Hans', '中文'],
] as const) {
  const text = translations[language];

  story(`a purchase in ${name}`, async ({ page, email }) => {
    story.slow();
    await givenFirstVisit(page);
    await givenAccount(page.request, email);
    await page.goto(`/product/${blouse.id}`);
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${language}/product/${blouse.id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectTranslated(page, language);

    const prompt = page.getByRole('dialog', { name: text.servicePromptText.dialog });
    await prompt.getByRole('button', { name: text.servicePromptText.service.pickup }).click();
    const { next, confirm } = text.serviceSelectionText;
    await prompt.getByRole('button', { name: next }).click();
    const { date, time } = text.serviceSelectionText.slot;
    await prompt.getByLabel(date, { exact: true }).fill(tomorrow());
    await prompt.getByLabel(time).selectOption(slot);
    await expectTranslated(page, language);
    const reloaded = page.waitForEvent('load');
    await prompt.getByRole('button', { name: confirm }).click();
    await reloaded;

    await page.getByRole('radio', { name: blouse.size, exact: true }).check();
    await page.getByRole('button', { name: text.productText.add }).click();
    await expect(page.getByRole('dialog', { name: text.addedText.title })).toBeVisible();
    await expectTranslated(page, language);
    await page.goto(`/${language}/place-order`);

    const form = page.getByRole('group', { name: text.placeOrderText.deliveryInformation });
    const labels = text.addressLabels;
    for (const [field, value] of [
      ['firstName', recipient['First name']],
      ['lastName', recipient['Last name']],
      ['email', recipient.Email],
      ['street', recipient.Street],
      ['city', recipient.City],
      ['zipcode', recipient.Zipcode],
      ['phone', recipient.Phone],
    ] as const) {
      await form.getByLabel(labels[field]).fill(value);
    }
    await form.getByLabel(labels.state).selectOption(ADDRESS.state);
    // The fee depends on the state.
    await expect(page.getByRole('definition').last()).toHaveText(
      ringgit(blouse.price + shippingFee),
    );
    await page.getByLabel(text.placeOrderText.terms).check();
    await expectTranslated(page, language);
    await page.getByRole('button', { name: text.placeOrderText.submit }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/checkout/[^/]+$`));
    await expect(page.getByRole('heading', { name: text.paymentText.heading })).toBeVisible();
    await expectTranslated(page, language);

    const receipt = await makeReceiptPicture(page, { amount: blouse.price + shippingFee });
    await page.getByLabel(new RegExp(text.paymentText.choose.drop)).setInputFiles(receipt);
    await expect(page.getByText(receipt.name)).toBeVisible();
    await page.getByRole('button', { name: text.paymentText.submit }).click();
    const submitted = page.getByRole('heading', { name: text.paymentText.headingSubmitted });
    await expect(submitted).toBeVisible({ timeout: READING_TIMEOUT });
    await expectTranslated(page, language);

    // The choice is remembered: home leads there, and other pages lead where they say.
    await page.goto('/');
    await expect(page).toHaveURL(`/${language}/`);
    await expectTranslated(page, language);
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
  });
}
