/**
 * The environment of the tests that look at a changed source. Once one of them has noticed the change, the others are left
 * out: what became of it is known.
 */
const { TestEnvironment } = require('jest-environment-node');
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

/** The name of the change that was noticed last. */
let noticed;

class UntilNoticed extends TestEnvironment {
  handleTestEvent({ name, test }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') noticed = mutant;
    if (name === 'test_start' && noticed === mutant) test.mode = 'skip';
  }
}

module.exports = mixinJestEnvironment(UntilNoticed);
