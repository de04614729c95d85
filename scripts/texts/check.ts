/**
 * Finds texts in JSX that break on a page that a program translates. Such a program (Chrome's, say) replaces every text
 * node by elements of its own. React still holds the former node: what it writes there is not seen, and to remove it, or to
 * insert an element before it, throws. A text that is the only child of an element is safe: React sets the element's text.
 */
import ts from 'typescript';

export interface UnsafeText {
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

const CHANGES = 'It may change or go, and has siblings: give it an element of its own.';
const PUSHED = 'What stands before it comes and goes: give it an element of its own.';
const LOOSE = 'It goes with its fragment: give it an element of its own.';
const RETURNED = 'A component returns a bare text: give it an element.';

type Add = (node: ts.Node, reason: string) => void;

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** The files of a program that are looked at: no tests, no declarations. */
export const isShipped = (file: string): boolean =>
  file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes('/testing/');

export function findUnsafeTexts(program: ts.Program, files: readonly string[]): UnsafeText[] {
  const checker = program.getTypeChecker();
  const found: UnsafeText[] = [];

  const partsOf = (type: ts.Type): readonly ts.Type[] =>
    type.isUnion() ? type.types.flatMap(partsOf) : [type];

  function mayBeText(type: ts.Type, seen = new Set<ts.Type>()): boolean {
    return partsOf(type).some((part) => {
      if ((part.flags & TEXT) !== 0) return true;
      if (seen.has(part) || !checker.isArrayType(part)) return false;
      seen.add(part);
      return checker
        .getTypeArguments(part as ts.TypeReference)
        .some((element) => mayBeText(element, seen));
    });
  }

  const mayBeNothing = (type: ts.Type): boolean =>
    partsOf(type).some((part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0);

  /** `texts.empty.title`, where `texts` is made when the module is: it is the same in every render. */
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

  /** A component that may return whatever it is given (`ReactNode`) is judged where that is given. */
  function returnsText(tag: ts.JsxOpeningLikeElement): boolean {
    const type = checker.getResolvedSignature(tag)?.getReturnType();
    if (type === undefined || !mayBeText(type)) return false;
    return !partsOf(type).some((part) => part.symbol?.name === 'Iterable');
  }

  function comesAndGoes(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child) || ts.isJsxFragment(child)) return false;
    if (ts.isJsxExpression(child)) {
      return child.expression !== undefined && !isConstant(child.expression);
    }
    const tag = ts.isJsxElement(child) ? child.openingElement : child;
    const signature = checker.getResolvedSignature(tag);
    return signature !== undefined && mayBeNothing(signature.getReturnType());
  }

  /** Translators leave blanks alone. */
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
    return before.some(comesAndGoes) ? PUSHED : null;
  }

  function look(parent: ts.JsxElement | ts.JsxFragment, add: Add): void {
    const children = parent.children.filter((child) => !isBlank(child));
    const isLoose = ts.isJsxFragment(parent);
    if (children.length < 2 && !isLoose) return;
    for (const [index, child] of children.entries()) {
      const reason = reasonFor(child, children.slice(0, index), isLoose);
      if (reason !== null) add(child, reason);
    }
  }

  function visit(node: ts.Node, add: Add): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) look(node, add);
    if (ts.isJsxOpeningLikeElement(node) && returnsText(node)) add(node.tagName, RETURNED);
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
