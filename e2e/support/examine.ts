import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 A and AA, and what is good practice beyond them. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** The smallest side of what is pressed, px. */
const TARGET = 44;

/**
 * Rules of accessibility that the page breaks, whatever their weight; one sentence for each place.
 * @param without ids of rules that do not apply to the page
 */
export async function axe(
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<string[]> {
  // Our pages have no frames of other origins, so axe needs no page of its own for its results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags([...tags])
    .disableRules([...without])
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `axe ${id} (${impact}): ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** What is pressed and is smaller than a finger; links inside a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=option]';
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const boxes = (element: Element) => {
      const labels =
        element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
          ? [...(element.labels ?? [])]
          : [];
      const drawn = [element, ...labels].map((part) => part.getBoundingClientRect());
      // What is pressed may be larger than what is seen, by something drawn over it.
      const over = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        }));
      return [...drawn, ...over];
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => seen(element) && !inSentence(element))
      .flatMap((element) => {
        const all = boxes(element);
        const width = Math.max(...all.map((box) => box.width));
        const height = Math.max(...all.map((box) => box.height));
        if (width < 2 || height < 2) return [];
        if (width >= smallest - 0.5 && height >= smallest - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        return [`target ${size} px: ${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`];
      });
  }, TARGET);
}

/** The page is wider than its window, so that it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`${scrollWidth - clientWidth} px wider than its window`]
      : [];
  });
}

/** @returns one sentence for each thing that is not as it has to be */
export async function examine(page: Page): Promise<string[]> {
  const found = [await tooWide(page), await smallTargets(page), await axe(page)];
  return found.flat();
}
