import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/**
 * A sentence about an invalid request, for its sender. Messages of the contract stay as they are. Valibot's own
 * ("Invalid type: Expected >=1 but received 0") are for programmers and become one that names the field and its
 * constraint.
 */
export function validationMessage(issue: Issue): string {
  if (!/^Invalid [a-z ]+: /i.test(issue.message)) return issue.message;
  const field = v.getDotPath(issue);
  if (field === null) return 'Send the fields of the request as a JSON object.';
  if (issue.received === 'undefined') return `The field ${field} is missing.`;
  return `The field ${field} ${requirementOf(issue)}.`;
}

function requirementOf(issue: Issue): string {
  if (issue.type === 'picklist')
    return `must be ${issue.expected?.slice(1, -1).replaceAll(' |', ' or')}`;
  const requirement = requirements[issue.type];
  if (requirement !== undefined) return requirement;
  const bound = bounds[issue.type];
  if (bound === undefined || !('requirement' in issue)) return 'is not what it should be';
  return bound(Number(issue.requirement), typeof issue.input === 'string');
}

const requirements: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  integer: 'must be a whole number',
  finite: 'must be a number',
  regex: 'is not written as it should be',
  check: 'has a character that cannot be stored',
  boolean: 'must be true or false',
  array: 'must be a list',
  custom: 'must be a list',
  object: 'must be an object with fields',
  record: 'must be an object with fields',
  blob: 'must be a file',
  file: 'must be a file',
  non_empty: 'must not be empty',
};

const bounds: Readonly<Record<string, (bound: number, isText: boolean) => string>> = {
  min_value: (bound) => `must be ${bound} or more`,
  max_value: (bound) => `must be ${bound} or less`,
  min_length: (bound, isText) => `must have at least ${bound} ${isText ? 'characters' : 'entries'}`,
  max_length: (bound, isText) => `must have at most ${bound} ${isText ? 'characters' : 'entries'}`,
};
