import path from 'node:path';
import type ts from 'typescript';
import { findUnsafeTexts, isShipped } from './check';

/**
 * Prints the texts of `src` that would break on a translated page.
 *
 * @returns their number
 */
export function reportUnsafeTexts(program: ts.Program, root: string): number {
  const src = path.join(root, 'src/');
  const files = program.getRootFileNames().filter((file) => file.startsWith(src));
  const found = findUnsafeTexts(program, files.filter(isShipped));
  for (const { file, line, text, reason } of found) {
    console.error(`${path.relative(root, file)}:${line}: ${text}\n  ${reason}`);
  }
  return found.length;
}
