import path from 'node:path';
import ts from 'typescript';
import { findUnsafeTexts } from './check';

const UNSAFE: readonly (readonly [what: string, jsx: string, texts: readonly string[]])[] = [
  ['numbers in a sentence', '<p>{count} products</p>', ['{count}', 'products']],
  ['a condition that gives a text', "<p><b />{is && 'new'}</p>", ["{is && 'new'}"]],
  [
    'two conditions',
    "<p>{is ? 'a' : null}{is ? null : 'b'}</p>",
    ["{is ? 'a' : null}", "{is ? null : 'b'}"],
  ],
  ['a list of texts', "<p><b />{['a'].map((text) => text)}</p>", ["{['a'].map((text) => text)}"]],
  ['children that may be text, beside an element', '<p><b />{children}</p>', ['{children}']],
  ['a text behind an element that comes and goes', '<p>{is ? <b /> : null} Hello</p>', ['Hello']],
  [
    'a text behind a component that may render nothing',
    '<p><Maybe />{texts.hello}</p>',
    ['{texts.hello}'],
  ],
  ['a text in a fragment', '<><b /> Hello</>', ['Hello']],
  ['a component that returns a text', '<p><Bare /></p>', ['Bare']],
];

const SAFE: readonly (readonly [what: string, jsx: string])[] = [
  ['a text alone in its element', '<p>{String(count)}</p>'],
  ['a text that takes the place of an element', "<p>{is ? <b /> : 'none'}</p>"],
  ['children alone in their element', '<p>{children}</p>'],
  ['words that stay, around elements that stay', '<p>Hello <b>you</b>, {texts.bye}</p>'],
  ['words that stay, before an element that comes and goes', '<p>Hello {is ? <b /> : null}</p>'],
  ['blanks', "<p><b>{count}</b>{' '}{is ? <b /> : null} <b /></p>"],
];

const FILE = path.resolve(__dirname, 'sample.tsx');

const PREAMBLE = `import type { ReactNode } from 'react';
declare let count: number, is: boolean, children: ReactNode;
const texts = { hello: 'Hello', bye: 'Bye' };
function Maybe() { return is ? <b /> : null; }
function Bare() { return is ? <b /> : 'none'; }
`;

/** Each sample is on its own line. */
const samples = [...UNSAFE, ...SAFE].map(([, jsx]) => jsx);
const source =
  PREAMBLE + samples.map((jsx, index) => `export const e${index} = ${jsx};\n`).join('');
const linesBefore = PREAMBLE.split('\n').length;

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};
const host = ts.createCompilerHost(options);
const sample = ts.createSourceFile(FILE, source, ts.ScriptTarget.ES2023, true);
const program = ts.createProgram([FILE], options, {
  ...host,
  getSourceFile: (name, target) => (name === FILE ? sample : host.getSourceFile(name, target)),
  fileExists: (name) => name === FILE || host.fileExists(name),
});
const all = findUnsafeTexts(program, [FILE]);

const foundIn = (jsx: string) =>
  all.filter(({ line }) => line === linesBefore + samples.indexOf(jsx)).map(({ text }) => text);

test('the samples compile', () => {
  const faults = program.getSemanticDiagnostics(sample);
  expect(faults.map(({ messageText }) => messageText)).toEqual([]);
});

test.each(UNSAFE)('finds %s', (_what, jsx, texts) => {
  expect(foundIn(jsx)).toEqual(texts);
});

test.each(SAFE)('accepts %s', (_what, jsx) => {
  expect(foundIn(jsx)).toEqual([]);
});
