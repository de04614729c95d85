import { expect, type Locator, type Page } from '@playwright/test';
import type { ExpectedRole, ScreenDriver, VisibleOptions } from '../../src/testing/flows/screen';
import { typeCode } from '../shopper/account';
import { makeReceiptPicture } from '../shopper/receipt';

const NO_PICTURE = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

/**
 * Implements the driver for a real browser.
 * @param within the part of the page with the flow, because its texts may also occur elsewhere
 * @param loads counts the page loads since the journey started
 */
export function browserDriver(page: Page, within: Locator, loads: () => number): ScreenDriver {
  const named = (role: ExpectedRole, name: string | RegExp) =>
    within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  const text = (content: string | RegExp) =>
    within.getByText(content, typeof content === 'string' ? { exact: true } : {}).first();
  const field = (label: string, group?: string) =>
    (group === undefined ? within : within.getByRole('group', { name: group })).getByLabel(label, {
      exact: true,
    });
  return {
    press: (role, name) => named(role, name).click(),
    fill: (label, value, group) => field(label, group).fill(value),
    fillCode: (code) => typeCode(page, code),
    select: async (label, option, group) => {
      await field(label, group).selectOption(option);
    },
    setChecked: (label, on) => field(label).setChecked(on),
    upload: async (label, to) =>
      within
        .getByLabel(label)
        .setInputFiles(to === null ? NO_PICTURE : await makeReceiptPicture(page, { to })),
    pressKey: (key) => page.keyboard.press(key),
    expectVisible: async (role, name, { busy = false }: VisibleOptions = {}) => {
      const found = named(role, name);
      await expect(found).toBeVisible();
      if (busy) await expect(found).toHaveAttribute('aria-busy', 'true');
      else await expect(found).not.toHaveAttribute('aria-busy', 'true');
    },
    expectText: (content) => expect(text(content)).toBeVisible(),
    expectAbsent: (role, name) => expect(named(role, name)).toHaveCount(0),
    expectNoText: (content) => expect(text(content)).toHaveCount(0),
    expectPath: (path) =>
      expect
        .poll(() => {
          const { pathname, hash } = new URL(page.url());
          return `${pathname}${hash}`;
        })
        .toBe(path),
    expectReload: async () => {
      await expect.poll(loads).toBe(2);
      await expect(within).toBeHidden();
    },
  };
}
