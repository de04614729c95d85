/**
 * The test environment for mutants. It skips the remaining tests after the first failure, because the mutant is then
 * already killed.
 */
const { TestEnvironment } = require('jest-environment-node');
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

/** The id of the latest killed mutant. */
let killed;

class SkipAfterKill extends TestEnvironment {
  handleTestEvent({ name, test }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') killed = mutant;
    if (name === 'test_start' && killed === mutant) test.mode = 'skip';
  }
}

module.exports = mixinJestEnvironment(SkipAfterKill);
