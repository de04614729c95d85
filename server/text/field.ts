const must = (requirement: string) => (field: string) => `The field ${field} ${requirement}.`;
const mustHave = (requirement: (bound: number) => string) => (field: string, bound: number) =>
  must(requirement(bound))(field);

/** What a field of a request must be, for those who write requests by hand. Fields keep their English names. */
export const fieldText = {
  notAnObject: 'Send the fields of the request as a JSON object.',
  missing: must('is missing'),
  wrong: must('is not what it should be'),
  text: must('must be a text'),
  number: must('must be a number'),
  wholeNumber: must('must be a whole number'),
  pattern: must('is not written as it should be'),
  storable: must('has a character that cannot be stored'),
  yesOrNo: must('must be true or false'),
  list: must('must be a list'),
  object: must('must be an object with fields'),
  file: must('must be a file'),
  notEmpty: must('must not be empty'),
  oneOf: (field: string, values: readonly string[]) =>
    must(`must be ${values.join(' or ')}`)(field),
  min: mustHave((bound) => `must be ${bound} or more`),
  max: mustHave((bound) => `must be ${bound} or less`),
  minCharacters: mustHave((bound) => `must have at least ${bound} characters`),
  maxCharacters: mustHave((bound) => `must have at most ${bound} characters`),
  minEntries: mustHave((bound) => `must have at least ${bound} entries`),
  maxEntries: mustHave((bound) => `must have at most ${bound} entries`),
  uploadedFile: (field: string) => `${field} must be a file.`,
};
