import { fillIn, isField } from '../../ui/filledIn';

/** A button that opens a window whose field takes the focus. */
const OPENER = '[data-types-ahead]';

/**
 * Keeps what is typed between the press of a button that opens a window with a field, and that window, which may have to be
 * loaded first: its field takes it when the focus is led there. A press of anything else, Tab, Escape or Back ends that. What an
 * input method composes is not kept.
 */
export function keepTypedAhead(): void {
  let typed = '';

  const stop = () => {
    typed = '';
    removeEventListener('keydown', keep, true);
    removeEventListener('focusin', give, true);
    removeEventListener('pointerdown', leave, true);
    removeEventListener('popstate', stop);
  };
  const isOpener = (target: EventTarget | null) =>
    target instanceof Element && target.closest(OPENER) !== null;
  // Not the click: what was pressed early is clicked once more when the program is there.
  const leave = ({ target }: Event) => {
    if (!isOpener(target)) stop();
  };
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isField(target)) return;
    if (key === 'Tab' || key === 'Escape') stop();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1 && (!isCommand || event.getModifierState('AltGraph'))) {
      // What stands first is no letter, but a press of the button that has the focus.
      if (key === ' ' && typed === '') return;
      // A space between two words would press it as well.
      event.preventDefault();
      typed += key;
    }
  };
  const give = ({ target }: Event) => {
    if (!isField(target) || !target.closest('[role=dialog]')) return;
    const words = typed;
    stop();
    if (words === '') return;
    fillIn(target, words);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };

  addEventListener(
    'click',
    ({ target }) => {
      if (!isOpener(target)) return;
      addEventListener('keydown', keep, true);
      addEventListener('focusin', give, true);
      addEventListener('pointerdown', leave, true);
      addEventListener('popstate', stop);
    },
    true,
  );
}
