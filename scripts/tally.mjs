/**
 * Prints "N passed, N failed" over all reports of the last run; with the argument "failed" it counts at least one
 * failure.
 */
import { printTally } from './lib/tally.mjs';

printTally(process.argv[2] !== 'failed');
