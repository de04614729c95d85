/**
 * Gives goober, with which react-hot-toast styles its messages, a constructable style sheet in place of its `<style>`
 * element. The Content Security Policy forbids the text that goober would write there. goober looks for its element at
 * `window._goober` and writes to `data` of the first child, already when its module runs: import this file before it.
 */
function adoptGooberStyles(): void {
  // Only the tests run without it.
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  const sheet = new CSSStyleSheet();
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(changed: string) {
      css = changed;
      sheet.replaceSync(changed);
    },
  };
  document.adoptedStyleSheets.push(sheet);
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}

adoptGooberStyles();
