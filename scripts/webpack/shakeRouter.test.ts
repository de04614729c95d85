const shakeRouter = jest.requireActual<(code: string) => string>('./shakeRouter.cjs');

test('parts lose their names, and making one is told to do nothing by itself', () => {
  const code = 'var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\n';
  expect(shakeRouter(code)).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n\n');
});

test('a file that makes no parts stays as it is', () => {
  const code = 'export { Link, createContext } from "./chunk.mjs";\n';
  expect(shakeRouter(code)).toBe(code);
});

test.each([
  ['names them otherwise', 'var A = React.createContext(null);\nA.displayName="A";\n'],
  ['makes them otherwise', 'var A=forwardRef(draw);\nA.displayName = "A";\n'],
  ['names them no more', 'var A = React.createContext(null);\n'],
])('a router that %s ends the build', (_, code) => {
  expect(() => shakeRouter(code)).toThrow('did not find');
});
