/** The rules of the style sheets of a document that apply to it now, without fonts and animations. */
export function usedCss(page: Document): string {
  const sheets = [...page.styleSheets, ...(page.adoptedStyleSheets ?? [])];
  return sheets
    .flatMap((sheet) => (sheet.disabled ? [] : usedRules(rulesOf(sheet), page)))
    .join('\n');
}

/** The rules of a sheet, also those that styled-components inserted without text. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another site cannot be read.
    return [];
  }
}

const usedRules = (rules: Iterable<CSSRule>, page: Document): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (isOf(rule, 'CSSStyleRule'))
      return isUsed((rule as CSSStyleRule).selectorText, page) ? [rule.cssText] : [];
    if (isOf(rule, 'CSSMediaRule')) {
      const { conditionText, cssRules } = rule as CSSMediaRule;
      return window.matchMedia(conditionText).matches ? usedRules(cssRules, page) : [];
    }
    if (isOf(rule, 'CSSSupportsRule')) {
      const { conditionText, cssRules } = rule as CSSSupportsRule;
      return CSS.supports(conditionText) ? usedRules(cssRules, page) : [];
    }
    if (isOf(rule, 'CSSLayerBlockRule') || isOf(rule, 'CSSContainerRule')) return [rule.cssText];
    return [];
  });

/** Older browsers and jsdom do not have every kind of rule. */
const isOf = (rule: CSSRule, kind: string): boolean => rule.constructor.name === kind;

/** Pseudo-elements, and pseudo-classes of states that may change, with or without arguments. */
const PSEUDO = /::?(?!not\(|is\(|where\(|has\(|nth-|first-|last-|only-)[a-z-]+(?:\([^()]*\))?/g;

/** Whether a selector matches an element of the document, in any state of it. */
function isUsed(selector: string, page: Document): boolean {
  const stateless = selector.replace(PSEUDO, '');
  try {
    return page.querySelector(stateless) !== null;
  } catch {
    // Nothing is left between two combinators.
    return true;
  }
}
