import { fillIn, isField } from '../../ui/filledIn';

/**
 * Keeps what is typed between the press of a button that opens a window and the window, which may have to be loaded first:
 * it is written into the field that the window leads the focus to. Another press, Tab or Escape ends that.
 */
export function keepTypedAhead(): void {
  let opener: Element | null = null;
  let typed = '';

  const stop = () => {
    opener = null;
    typed = '';
    removeEventListener('keydown', type, true);
    removeEventListener('focusin', fill, true);
  };
  const type = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Tab' || key === 'Escape') stop();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      // What stands first is no letter, but a press of the button that has the focus.
      if (key === ' ' && typed === '') return;
      // A space between two words would press it as well.
      event.preventDefault();
      typed += key;
    }
  };
  const fill = ({ target }: Event) => {
    if (!isField(target)) return;
    const words = typed;
    stop();
    if (words === '') return;
    fillIn(target, words);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };

  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[aria-haspopup=dialog]') : null;
      if (pressed === opener) return;
      stop();
      opener = pressed;
      if (opener === null) return;
      addEventListener('keydown', type, true);
      addEventListener('focusin', fill, true);
    },
    true,
  );
}
