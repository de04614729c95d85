/**
 * Fills the style element of a library by its object model. The Content Security Policy allows no style element with text
 * except those of the page itself, and the order of the elements stays as it is.
 */
module.exports = (css, element) => {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  const { sheet } = element;
  for (const { cssText } of parsed.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
};
