import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/**
 * Checks that the focused element is in the window and has an outline, itself or on a container.
 * @returns its name, and why its focus is not visible
 */
function inspectFocus(page: Page): Promise<{ name: string; problem: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: 'nothing', problem: null };
    }
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    const name = `${element.tagName.toLowerCase()} "${label}"`;
    // The browser marks the focused part of a date field itself.
    if (element instanceof HTMLInputElement && element.type === 'date')
      return { name, problem: null };
    const frames: HTMLElement[] = [];
    for (let at: HTMLElement | null = element; at && frames.length < 4; at = at.parentElement) {
      frames.push(at);
    }
    const marked = frames.filter((frame) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(frame);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (marked.length === 0) return { name, problem: 'no visible focus' };
    const isInWindow = marked.some((frame) => {
      const box = frame.getBoundingClientRect();
      return (
        Math.min(box.width, box.height) > 1 &&
        box.bottom > 0 &&
        box.right > 0 &&
        box.top < innerHeight &&
        box.left < innerWidth
      );
    });
    return { name, problem: isInWindow ? null : 'focus outside the window' };
  });
}

/** Presses Tab (or Shift+Tab) until the target has the focus. The focus must be visible at every stop. */
export async function tabToLocator(
  page: Page,
  target: Locator,
  { back = false }: { back?: boolean } = {},
): Promise<void> {
  await expect(target.first()).toBeAttached();
  const stops: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { name, problem } = await inspectFocus(page);
    stops.push(name);
    if (problem !== null) throw new Error(`${name}: ${problem}`);
    if (await target.evaluateAll((all) => all.some((one) => one.matches(':focus')))) return;
  }
  throw new Error(`${target} was not reached by Tab. Stops: ${stops.join(', ')}`);
}

export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  options: { back?: boolean } = {},
): Promise<void> {
  const exact = typeof name === 'string';
  await tabToLocator(page, page.getByRole(role, { name, exact }), options);
}

export async function tabAndPress(
  page: Page,
  role: Role,
  name: string | RegExp,
  options: { back?: boolean } = {},
): Promise<void> {
  await tabTo(page, role, name, options);
  await page.keyboard.press('Enter');
}

export async function tabAndType(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', label);
  await page.keyboard.type(text);
}

export async function tabAndChoose(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, 'combobox', label);
  await page.keyboard.type(option);
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(option);
}

/**
 * Moves the focus to a date field and types a date. The order of day, month and year depends on the browser, so all orders
 * are tried.
 *
 * @param date `YYYY-MM-DD`
 */
export async function tabAndTypeDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabToLocator(page, field);
  const [year = '', month = '', day = ''] = date.split('-');
  for (const digits of [month + day + year, day + month + year, year + month + day]) {
    for (let part = 0; part < 2; part += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(digits);
    if ((await field.inputValue()) === date) return;
  }
  throw new Error(`The date ${date} could not be typed into "${label}".`);
}
