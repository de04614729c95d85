import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { isComposing } from './isComposing';

/** Keyboards of Android compose each word, also a Latin one, until the next space. */
const composesEachWord = () => navigator.userAgent.includes('Android');

/**
 * The props of a text field whose text is used while it is typed. The field shows the letters that an input method (IME)
 * is still composing, such as `liulian` for 榴莲, but `onText` gets only the composed text. Its last `input` comes before
 * the end of the composition in some browsers, and after it in others.
 */
export function useComposedText(value: string, onText: (text: string) => void) {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const finish = (text: string) => {
    setUnfinished(null);
    onText(text);
  };
  return {
    value: unfinished ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(nativeEvent) && !composesEachWord()) setUnfinished(target.value);
      else finish(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (unfinished !== null) finish(currentTarget.value);
    },
  };
}
