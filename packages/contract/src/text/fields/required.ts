import { TEXT_MAX_CHARACTERS } from '../../rules/limits';

/** The messages of a required text. */
export interface RequiredText {
  readonly missing: string;
  readonly tooLong: string;
}

export const required = (label: string): RequiredText => ({
  missing: `Enter ${label}.`,
  tooLong: `Use at most ${TEXT_MAX_CHARACTERS} characters for ${label}.`,
});
