/**
 * A webpack loader for react-router: names its parts no more for React's developer tools, and says that making one does
 * nothing by itself. Without that a build keeps the forms, fetchers and scroll restoration that nothing here uses.
 */
module.exports = function shakeRouter(code) {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/ = (?=\w+\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ');
};
