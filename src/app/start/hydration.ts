import { pageData, STARTUP_ERROR_ID } from './startProtocol';

/** Called when React has hydrated the page. Handles the tap and the choices that happened before. */
export function completeHydration(): void {
  document.getElementById(STARTUP_ERROR_ID)?.remove();
  // Read now, since the next render resets controlled fields. Fields that React has created hold no early choice.
  const repeats = pageData().path === undefined ? [] : earlyChoices();
  // In a task of its own, because the handlers must not run while React commits.
  setTimeout(() => {
    // Not earlier: a form that is sent before this must wait for the choices.
    pageData().hydrated = 'all';
    // The clicks of the repeats would drop it.
    const { queuedClick } = window;
    for (const repeat of repeats) repeat();
    window.queuedClick = undefined;
    queuedClick?.click();
  });
}

/** Sets a value as typing does: unlike the property of the element, which React watches. */
const setTyped = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

const repeatChoice = (box: HTMLInputElement) => () => {
  box.checked = box.defaultChecked;
  box.click();
};

/**
 * The choices, lists and numbers that the shopper changed before hydration. Text fields keep what was typed by themselves.
 * React repeats these changes itself with its flag `enableHydrationChangeEvent`, which its releases leave off. Remove this
 * when they turn it on.
 * @returns functions that repeat a change, so that React receives its event
 */
function earlyChoices(): readonly (() => void)[] {
  const inputs = (type: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`#root input[type="${type}"]`),
  ];
  const boxes = inputs('checkbox')
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(repeatChoice);
  const radios = inputs('radio')
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(repeatChoice);
  const numbers = inputs('number')
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const { value, defaultValue } = input;
      return () => {
        input.value = defaultValue;
        setTyped(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
  const lists = [...document.querySelectorAll<HTMLSelectElement>('#root select')]
    .filter(({ selectedOptions: [option] }) => option?.defaultSelected === false)
    .map((list) => {
      const { value } = list;
      return () => {
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
  return [...boxes, ...radios, ...numbers, ...lists];
}
