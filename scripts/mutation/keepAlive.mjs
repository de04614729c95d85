/**
 * Loaded into the process that runs the tests of a changed source. XState reports what a broken guard throws in a timer
 * of its own, which would end the process; here it is for the tests to notice that the chart did not move.
 */
process.on('uncaughtException', () => {});
