import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** How the focus stands: on what (for messages), and whether it can be seen. */
interface Focus {
  readonly on: string;
  readonly trouble: string | null;
}

/** Looks at the element with the focus: it must be in sight and marked, itself or by a frame around it. */
function lookAtFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { on: 'nothing', trouble: null };
    }
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    const on = `${element.tagName.toLowerCase()} "${label}"`;
    // The parts of a date field are inside it, and the browser marks them.
    if (element instanceof HTMLInputElement && element.type === 'date')
      return { on, trouble: null };
    const frames: HTMLElement[] = [];
    for (let at: HTMLElement | null = element; at && frames.length < 4; at = at.parentElement) {
      frames.push(at);
    }
    const marked = frames.filter((frame) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(frame);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (marked.length === 0) return { on, trouble: 'no visible focus' };
    const isInSight = marked.some((frame) => {
      const box = frame.getBoundingClientRect();
      return (
        Math.min(box.width, box.height) > 1 &&
        box.bottom > 0 &&
        box.right > 0 &&
        box.top < innerHeight &&
        box.left < innerWidth
      );
    });
    return { on, trouble: isInSight ? null : 'focus out of sight' };
  });
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Goes on with Tab (or back with Shift+Tab) until the target has the focus; every stop on the way must be visible. */
export async function tabToLocator(
  page: Page,
  target: Locator,
  { back = false, within = 60 }: { back?: boolean; within?: number } = {},
): Promise<void> {
  await expect(target.first()).toBeAttached();
  const way: string[] = [];
  for (let stop = 0; stop < within; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { on, trouble } = await lookAtFocus(page);
    way.push(on);
    if (trouble !== null) throw new Error(`${on}: ${trouble}`);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target} was not reached by Tab. Stops: ${way.join(', ')}`);
}

/** Reaches a control by Tab, by its role and name. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  options: { back?: boolean; within?: number } = {},
): Promise<void> {
  const exact = typeof name === 'string';
  await tabToLocator(page, page.getByRole(role, { name, exact }), options);
}

/** Reaches a control and presses it. */
export async function tabAndPress(
  page: Page,
  role: Role,
  name: string | RegExp,
  options: { back?: boolean; within?: number; key?: 'Enter' | 'Space' } = {},
): Promise<void> {
  await tabTo(page, role, name, options);
  await page.keyboard.press(options.key ?? 'Enter');
}

/** Reaches a field and types into it. */
export async function tabAndType(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', label);
  await page.keyboard.type(text);
}

/** Reaches a drop-down and chooses by the first letters. */
export async function tabAndChoose(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, 'combobox', label);
  await page.keyboard.type(option);
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(option);
}

/**
 * Reaches a date field and types the day. In which order day, month and year stand is the browser's; they are typed in the
 * order that fits.
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
