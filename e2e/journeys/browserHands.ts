import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands, Looks, SeenRole } from '../../src/testing/flows/screen';
import { typeCode } from '../shopper/account';
import { makeReceiptPicture } from '../shopper/receipt';

const NO_PICTURE = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

/**
 * What a shopper does and sees in a browser.
 * @param within where on the page: the same words may stand around it, too
 * @param loads how often the page was loaded since the journey began
 */
export function browserHands(page: Page, within: Locator, loads: () => number): Hands {
  const named = (role: SeenRole, name: string | RegExp) =>
    within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  const text = (words: string | RegExp) =>
    within.getByText(words, typeof words === 'string' ? { exact: true } : {}).first();
  const field = (label: string, group?: string) =>
    (group === undefined ? within : within.getByRole('group', { name: group })).getByLabel(label, {
      exact: true,
    });
  return {
    press: (role, name) => named(role, name).click(),
    fill: (label, words, group) => field(label, group).fill(words),
    fillCode: (code) => typeCode(page, code),
    choose: async (label, option, group) => {
      await field(label, group).selectOption(option);
    },
    tick: (label, on) => field(label).setChecked(on),
    upload: async (label, to) =>
      within
        .getByLabel(label)
        .setInputFiles(to === null ? NO_PICTURE : await makeReceiptPicture(page, { to })),
    key: (key) => page.keyboard.press(key),
    sees: async (role, name, { busy = false }: Looks = {}) => {
      const found = named(role, name);
      await expect(found).toBeVisible();
      if (busy) await expect(found).toHaveAttribute('aria-busy', 'true');
      else await expect(found).not.toHaveAttribute('aria-busy', 'true');
    },
    reads: (words) => expect(text(words)).toBeVisible(),
    lacks: (role, name) => expect(named(role, name)).toHaveCount(0),
    lacksText: (words) => expect(text(words)).toHaveCount(0),
    isAt: (path) =>
      expect
        .poll(() => {
          const { pathname, hash } = new URL(page.url());
          return `${pathname}${hash}`;
        })
        .toBe(path),
    seesThePageAnew: async () => {
      await expect.poll(loads).toBe(2);
      await expect(within).toBeHidden();
    },
  };
}
