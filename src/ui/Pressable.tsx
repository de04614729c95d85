import type { ComponentProps } from 'react';
import { answerPress } from './answerPress';

export interface PressableProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** Answers the press, after the frame that shows it. */
  readonly onClick?: (() => void) | undefined;
  /** Answered in its event instead: where it focuses a field, for which an iPhone shows its keyboard only there. */
  readonly atOnce?: boolean;
}

/** A button without looks of its own; `type="button"` unless told otherwise. */
export function Pressable({ type = 'button', onClick, atOnce = false, ...rest }: PressableProps) {
  const press = onClick && (atOnce ? () => onClick() : () => answerPress(onClick));
  return <button {...rest} type={type} onClick={press} />;
}
