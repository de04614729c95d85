/**
 * `npm run typecheck`: the types of the whole project, and with the same program the texts that would break on translated
 * pages (`npm run texts`), since making the program is most of the work. The next run checks what changed (`.cache`).
 */
import path from 'node:path';
import ts from 'typescript';
import { reportUnsafeTexts } from '../texts/report';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);

const builder = ts.createIncrementalProgram({ rootNames: fileNames, options });
const faults = [
  ...errors,
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
builder.emit();

const where = {
  getCanonicalFileName: (file: string) => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
const format = process.stdout.isTTY
  ? ts.formatDiagnosticsWithColorAndContext
  : ts.formatDiagnostics;
process.stdout.write(format(faults, where));
const unsafe = reportUnsafeTexts(builder.getProgram(), root);
if (faults.length + unsafe > 0) process.exit(1);
console.log('Types are right, and every text that changes or goes has an element of its own.');
