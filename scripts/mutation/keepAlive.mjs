/**
 * Keeps the test process of a mutant alive. XState rethrows the error of a guard in a timer, which would end the process. The
 * tests must detect instead that the machine took no transition.
 */
process.on('uncaughtException', () => {});
