import type { Page } from '@playwright/test';

/**
 * Does what the translation of Chrome does to a page as long as it is open: each text node gives way to two `font` elements
 * with a text of their own. The words stay the same here, so that a story can read them.
 */
export async function translateWhileUsed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'font, script, style, noscript, textarea, title';
    function translate(text: Text): void {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translateBelow(node: Node): void {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) translate(text);
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateBelow(target);
        for (const node of addedNodes) translateBelow(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
