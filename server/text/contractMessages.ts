import * as english from '@kedai/contract/text/fields/index';
import type { Translated } from '@kedai/contract/text/translated';

/** All texts of a group and the groups in it, in the order of their names. */
const textsIn = (group: object): readonly string[] =>
  Object.entries(group)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, text]: readonly [string, string | object]) =>
      typeof text === 'string' ? text : textsIn(text),
    );

const messages = textsIn(english);

/**
 * Writes a message of the contract in another language: on the server, a schema has its English one. Messages for staff and
 * Valibot's own have no translation and stay.
 */
export function contractMessages(translation: Translated<typeof english>) {
  const translated = textsIn(translation);
  const byEnglish = new Map(messages.map((message, at) => [message, translated[at]]));
  return (message: string): string => byEnglish.get(message) ?? message;
}
