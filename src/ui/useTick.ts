import { type FormEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { answerPress } from './answerPress';

/**
 * A box that the browser ticks at once; what that changes follows in a task of its own.
 * @param checked how it is to stand once what was ticked is answered
 * @param onTick is told what the shopper wants
 * @returns what the box is given: `<input {...tick} />`
 */
export function useTick(checked: boolean, onTick: (isTicked: boolean) => void) {
  const box = useRef<HTMLInputElement>(null);
  /** How the box stood when it was last answered, or set here. */
  const known = useRef(checked);
  const [, tellAnswered] = useReducer((times: number) => times + 1, 0);
  // Also after an answer that changes nothing: the tick is taken back then.
  useLayoutEffect(() => {
    // Ticked meanwhile, and not answered yet.
    if (box.current?.checked !== known.current) return;
    known.current = checked;
    box.current.checked = checked;
  });
  return {
    ref: box,
    type: 'checkbox',
    defaultChecked: checked,
    // A browser that fills in again what stood here before a reload tells nobody.
    autoComplete: 'off',
    // Not `onChange`, which React makes of the click: the `input` that follows would have it answered at once.
    onInput: ({ currentTarget: { checked: isTicked } }: FormEvent<HTMLInputElement>) => {
      answerPress(() => {
        known.current = isTicked;
        onTick(isTicked);
        tellAnswered();
      });
    },
  } as const;
}
