import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import type { Elements } from '../layout/elements';
import { VisuallyHidden } from '../layout/Text';
import { contrastThemeHighlight } from '../theme/contrastTheme';
import { radius, s, shadow, space, TARGET_SIZE, textSize, zIndexes } from '../theme/tokens';
import { Field, useField } from './Field';
import { isComposing } from './isComposing';
import { TextInput } from './TextField';
import { useComposedText } from './useComposedText';

const SpinnerSlot = styled.span`
  position: absolute;
  top: 14px;
  right: ${space(1.5)};
  color: ${s('textSoft')};
`;

/** Has the same corners as the field. Rounder ones would reveal text behind them. */
const List = styled.ul`
  position: absolute;
  inset: calc(100% + ${space(0.5)}) 0 auto;
  z-index: ${zIndexes.raised};
  max-height: 264px;
  overflow: auto;
  padding: ${space(0.5)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  background: ${s('surface')};
  box-shadow: ${shadow.high};
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${TARGET_SIZE};
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.small};
  font-size: ${textSize.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${s('accentSoft')};
    ${contrastThemeHighlight}
  }
  svg {
    flex: none;
    color: ${s('accent')};
  }
`;

/** A text field with suggestions: a combobox with a listbox popup, as the ARIA practices (APG) describe. */
export function Combobox({
  label,
  hint,
  placeholder,
  maxLength,
  value,
  options,
  icon,
  isLoading,
  text,
  onType,
  onChoose,
}: {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly value: string;
  /** The list opens when there are any, until the shopper closes it. */
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** Before each option. */
  readonly icon: Elements;
  readonly isLoading: boolean;
  /** For screen readers. */
  readonly text: {
    readonly searching: string;
    readonly suggestions: string;
    readonly found: (count: number) => string;
  };
  readonly onType: (value: string) => void;
  readonly onChoose: (id: string) => void;
}) {
  const [field, input] = useField({ label, hint });
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const open = () => setClosed(false);
  const typing = useComposedText(value, (typed) => {
    open();
    onType(typed);
  });
  // The options are not for a text that is still being composed.
  const isOpen = options.length > 0 && !isClosed && typing.value === value;
  const activeIndex = isOpen ? options.findIndex(({ id }) => id === activeId) : -1;
  const close = () => {
    setClosed(true);
    setActiveId(null);
  };
  const setActive = (index: number) => {
    open();
    const wrapped = (index + options.length) % options.length;
    setActiveId(options[wrapped]?.id ?? null);
    list.current?.children[wrapped]?.scrollIntoView({ block: 'nearest' });
  };
  const chosen = options[activeIndex];
  /** @returns whether the key has a meaning here */
  const handleKey = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
        setActive(activeIndex + 1);
        return true;
      case 'ArrowUp':
        setActive(activeIndex < 0 ? -1 : activeIndex - 1);
        return true;
      case 'Alt+ArrowDown':
        open();
        return true;
      case 'Alt+ArrowUp':
        close();
        return true;
      case 'Enter':
        if (chosen) onChoose(chosen.id);
        return chosen !== undefined;
      case 'Escape':
        // Closes only the list, not the modal.
        if (isOpen) close();
        return isOpen;
      default:
        return false;
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0 || isComposing(event.nativeEvent)) return;
    if (handleKey(event.altKey ? `Alt+${event.key}` : event.key)) event.preventDefault();
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Hiding a phone's keyboard blurs the field without a new target. The list stays open then.
    if (relatedTarget !== null) close();
  };

  return (
    <Field {...field}>
      <div style={{ position: 'relative' }}>
        <TextInput
          {...input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : `${listId}-${activeIndex}`}
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          {...typing}
          onClick={open}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        />
        {isLoading ? (
          <SpinnerSlot>
            <Spinner label={text.searching} />
          </SpinnerSlot>
        ) : null}
        <VisuallyHidden role="status">{isOpen ? text.found(options.length) : ''}</VisuallyHidden>
        <List
          ref={list}
          id={listId}
          role="listbox"
          aria-label={text.suggestions}
          tabIndex={-1}
          hidden={!isOpen}
          // Keeps the focus in the field when the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <Option
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              onClick={() => onChoose(option.id)}
              onMouseMove={({ movementX, movementY }) => {
                // The arrow keys scroll the list, also below a mouse that does not move.
                if (movementX !== 0 || movementY !== 0) setActiveId(option.id);
              }}
            >
              {icon}
              <span>{option.text}</span>
            </Option>
          ))}
        </List>
      </div>
    </Field>
  );
}
