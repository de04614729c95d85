/**
 * `npm run typecheck`: checks the types of the project, and with the same program the texts that would break on
 * translated pages (`npm run texts`), because creating the program takes most of the time. The next run checks only
 * changes (`.cache`).
 */
import path from 'node:path';
import ts from 'typescript';
import { reportUnsafeTexts } from '../texts/report';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);

const builder = ts.createIncrementalProgram({ rootNames: fileNames, options });
const diagnostics = [
  ...errors,
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
builder.emit();

const formatHost = {
  getCanonicalFileName: (file: string) => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
const format = process.stdout.isTTY
  ? ts.formatDiagnosticsWithColorAndContext
  : ts.formatDiagnostics;
process.stdout.write(format(diagnostics, formatHost));
const unsafe = reportUnsafeTexts(builder.getProgram(), root);
if (diagnostics.length + unsafe > 0) process.exit(1);
console.log('Types are right, and every text that may change or disappear has its own element.');
