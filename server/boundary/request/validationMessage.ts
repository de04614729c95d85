import * as v from 'valibot';
import type { Message, ServerText } from '../../text/serverText';

type Issue = v.BaseIssue<unknown>;

/**
 * A sentence about an invalid request, for its sender. Messages of the contract are translated. Valibot's own
 * ("Invalid type: Expected >=1 but received 0") are for programmers and become one that names the field and its
 * constraint.
 */
export function validationMessage(issue: Issue): Message {
  if (!/^Invalid [a-z ]+: /i.test(issue.message)) {
    return (text) => text.contract.message(issue.message);
  }
  const field = v.getDotPath(issue);
  if (field === null) return (text) => text.field.notAnObject;
  if (issue.type === 'instance') return (text) => text.field.uploadedFile(field);
  if (issue.received === 'undefined') return (text) => text.field.missing(field);
  return (text) => requirementOf(issue, field, text.field);
}

function requirementOf(issue: Issue, field: string, text: ServerText['field']): string {
  if (issue.type === 'picklist') {
    return text.oneOf(field, issue.expected?.slice(1, -1).split(' | ') ?? []);
  }
  const requirement = requirements[issue.type];
  if (requirement !== undefined) return text[requirement](field);
  const bound = bounds[issue.type]?.(typeof issue.input === 'string');
  if (bound === undefined || !('requirement' in issue)) return text.wrong(field);
  return text[bound](field, Number(issue.requirement));
}

const requirements: Readonly<
  Record<
    string,
    | 'text'
    | 'number'
    | 'wholeNumber'
    | 'pattern'
    | 'storable'
    | 'yesOrNo'
    | 'list'
    | 'object'
    | 'file'
    | 'notEmpty'
  >
> = {
  string: 'text',
  number: 'number',
  integer: 'wholeNumber',
  finite: 'number',
  regex: 'pattern',
  check: 'storable',
  boolean: 'yesOrNo',
  array: 'list',
  custom: 'list',
  object: 'object',
  record: 'object',
  blob: 'file',
  file: 'file',
  non_empty: 'notEmpty',
};

const bounds: Readonly<
  Record<
    string,
    (
      isText: boolean,
    ) => 'min' | 'max' | 'minCharacters' | 'maxCharacters' | 'minEntries' | 'maxEntries'
  >
> = {
  min_value: () => 'min',
  max_value: () => 'max',
  min_length: (isText) => (isText ? 'minCharacters' : 'minEntries'),
  max_length: (isText) => (isText ? 'maxCharacters' : 'maxEntries'),
};
