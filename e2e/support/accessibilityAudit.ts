import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The minimum size of a target, px. */
const MIN_TARGET = 44;

/**
 * Runs axe on the page. @returns one sentence for each violation
 * @param without ids of rules that do not apply to the page
 */
export async function runAxe(
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<string[]> {
  // The pages have no cross-origin frames, so axe does not need to open a page for its results. A notice that fades out has
  // less contrast for a moment.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('[data-leaving]')
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

/** Finds targets that are too small. Links inside a sentence are exempt. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minimum) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=option]';
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const boxesOf = (element: Element) => {
      const labels =
        element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
          ? [...(element.labels ?? [])]
          : [];
      const rendered = [element, ...labels].map((part) => part.getBoundingClientRect());
      // A pseudo-element may enlarge the target.
      const pseudo = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        }));
      return [...rendered, ...pseudo];
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => isVisible(element) && !isInSentence(element))
      .flatMap((element) => {
        const all = boxesOf(element);
        const width = Math.max(...all.map((box) => box.width));
        const height = Math.max(...all.map((box) => box.height));
        if (width < 2 || height < 2) return [];
        if (width >= minimum - 0.5 && height >= minimum - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        return [`target ${size} px: ${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`];
      });
  }, MIN_TARGET);
}

/** By how many px the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Audits the accessibility of a page. @returns one sentence for each problem */
export async function auditPage(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  return [
    ...(overflow > 0 ? [`${overflow} px wider than its window`] : []),
    ...(await findSmallTargets(page)),
    ...(await runAxe(page)),
  ];
}
