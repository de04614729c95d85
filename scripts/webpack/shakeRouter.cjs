/** How a file of the router looks in which components or contexts are made. */
const MAKES_PARTS = /\bdisplayName\b|\bforwardRef\b|\.createContext\b/;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = / = (?=\w+\.(?:forwardRef|createContext)\()/g;

/**
 * A webpack loader for react-router: names its parts no more for React's developer tools, and says that making one does
 * nothing by itself. Without that a build keeps the forms, fetchers and scroll restoration that nothing here uses.
 * @throws Error when it makes parts in another way than it did, which would only be seen in the size of the build
 */
module.exports = function shakeRouter(code) {
  if (!MAKES_PARTS.test(code)) return code;
  for (const pattern of [NAMED, MADE]) {
    if (code.search(pattern) < 0) {
      throw new Error(`The router makes its parts otherwise than before: did not find ${pattern}.`);
    }
  }
  return code.replaceAll(NAMED, '').replaceAll(MADE, ' = /* @__PURE__ */ ');
};
