/**
 * Finds texts in JSX that break on a machine-translated page. A translator such as Chrome's replaces text nodes by its
 * own elements. React keeps a reference to the removed node: its updates are invisible, and removing it or inserting
 * before it throws. A text that is the only child of an element is safe, because React sets the element's text.
 */
import ts from 'typescript';

export interface UnsafeText {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

const CHANGES = 'It may change or disappear, and has siblings: wrap it in its own element.';
const PUSHED = 'A sibling before it may disappear: wrap it in its own element.';
const LOOSE = 'It disappears with its fragment: wrap it in its own element.';
const RETURNED = 'A component returns a bare text: wrap it in an element.';

type Add = (node: ts.Node, reason: string) => void;

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** The files to check: no tests, no declarations. */
export const isShipped = (file: string): boolean =>
  file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes('/testing/');

export function findUnsafeTexts(program: ts.Program, files: readonly string[]): UnsafeText[] {
  const checker = program.getTypeChecker();
  const found: UnsafeText[] = [];

  const partsOf = (type: ts.Type): readonly ts.Type[] =>
    type.isUnion() ? type.types.flatMap(partsOf) : [type];

  function mayBeText(type: ts.Type, visited = new Set<ts.Type>()): boolean {
    return partsOf(type).some((part) => {
      if ((part.flags & TEXT) !== 0) return true;
      if (visited.has(part) || !checker.isArrayType(part)) return false;
      visited.add(part);
      return checker
        .getTypeArguments(part as ts.TypeReference)
        .some((element) => mayBeText(element, visited));
    });
  }

  const mayBeNothing = (type: ts.Type): boolean =>
    partsOf(type).some((part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0);

  /** A constant such as `texts.empty.title` of a module, which is the same in every render. */
  function isConstant(expression: ts.Expression): boolean {
    if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return true;
    if (ts.isPropertyAccessExpression(expression)) return isConstant(expression.expression);
    if (!ts.isIdentifier(expression)) return false;
    const declared = checker.getSymbolAtLocation(expression)?.declarations?.[0];
    if (declared === undefined) return false;
    if (ts.isImportSpecifier(declared)) return true;
    return (
      ts.isVariableDeclaration(declared) &&
      ts.isSourceFile(declared.parent.parent.parent) &&
      (declared.parent.flags & ts.NodeFlags.Const) !== 0
    );
  }

  /** A component that may return its `ReactNode` input is checked where that input is passed. */
  function returnsBareText(tag: ts.JsxOpeningLikeElement): boolean {
    const type = checker.getResolvedSignature(tag)?.getReturnType();
    if (type === undefined || !mayBeText(type)) return false;
    return !partsOf(type).some((part) => part.symbol?.name === 'Iterable');
  }

  function mayDisappear(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child) || ts.isJsxFragment(child)) return false;
    if (ts.isJsxExpression(child)) {
      return child.expression !== undefined && !isConstant(child.expression);
    }
    const tag = ts.isJsxElement(child) ? child.openingElement : child;
    const signature = checker.getResolvedSignature(tag);
    return signature !== undefined && mayBeNothing(signature.getReturnType());
  }

  /** Translators ignore blanks. */
  function isBlank(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return child.text.trim() === '';
    if (!ts.isJsxExpression(child)) return false;
    const { expression } = child;
    return (
      expression === undefined ||
      (ts.isStringLiteralLike(expression) && expression.text.trim() === '')
    );
  }

  function reasonFor(child: ts.JsxChild, before: readonly ts.JsxChild[], isLoose: boolean) {
    if (ts.isJsxExpression(child)) {
      if (child.expression === undefined) return null;
      if (!mayBeText(checker.getTypeAtLocation(child.expression))) return null;
      if (!isConstant(child.expression)) return CHANGES;
    } else if (!ts.isJsxText(child)) return null;
    if (isLoose) return LOOSE;
    return before.some(mayDisappear) ? PUSHED : null;
  }

  function checkChildren(parent: ts.JsxElement | ts.JsxFragment, add: Add): void {
    const children = parent.children.filter((child) => !isBlank(child));
    const isLoose = ts.isJsxFragment(parent);
    if (children.length < 2 && !isLoose) return;
    for (const [index, child] of children.entries()) {
      const reason = reasonFor(child, children.slice(0, index), isLoose);
      if (reason !== null) add(child, reason);
    }
  }

  function visit(node: ts.Node, add: Add): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node, add);
    if (ts.isJsxOpeningLikeElement(node) && returnsBareText(node)) add(node.tagName, RETURNED);
    ts.forEachChild(node, (child) => visit(child, add));
  }

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file === undefined) continue;
    visit(file, (node, reason) =>
      found.push({
        file: name,
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: node.getText().trim().replace(/\s+/g, ' '),
        reason,
      }),
    );
  }
  return found;
}
