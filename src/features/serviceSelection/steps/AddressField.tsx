import { TEXT_MAX_CHARACTERS } from '@kedai/contract/limits';
import { Field, useField } from '@kedai/ui/Field';
import { PinIcon } from '@kedai/ui/icons';
import { isComposing } from '@kedai/ui/isComposing';
import { Spinner } from '@kedai/ui/Spinner';
import { VisuallyHidden } from '@kedai/ui/Text';
import { TextInput } from '@kedai/ui/TextField';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { radius, s, shadow, space, TARGET_SIZE, textSize, zIndexes } from '@kedai/ui/theme/tokens';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { serviceSelectionText as text } from '../../../text/serviceSelection';
import type { ServiceSelectionFlow } from '../useServiceSelection';

const Combobox = styled.div`
  position: relative;
`;

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

/** The text box for the address (spec §2) with suggestions: a combobox with a listbox popup, as the ARIA practices (APG) describe. */
export function AddressField({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const { suggestions } = flow;
  const [field, input] = useField({ label: text.address.label, hint: text.address.hint });
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = suggestions.length > 0;
  const activeIndex = suggestions.findIndex(({ place_id }) => place_id === activeId);

  const setActive = (index: number) => {
    const wrapped = (index + suggestions.length) % suggestions.length;
    setActiveId(suggestions[wrapped]?.place_id ?? null);
    list.current?.children[wrapped]?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event.nativeEvent)) return;
    const chosen = suggestions[activeIndex];
    if (event.key === 'ArrowDown') setActive(activeIndex + 1);
    else if (event.key === 'ArrowUp') setActive(activeIndex < 0 ? -1 : activeIndex - 1);
    else if (event.key === 'Enter' && chosen) flow.chooseSuggestion(chosen);
    else if (event.key === 'Escape') flow.dismissSuggestions();
    else return;
    // Escape closes only the list, not the modal.
    event.preventDefault();
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Hiding a phone's keyboard blurs the field without a new target. The list stays open then.
    if (isOpen && relatedTarget !== null) flow.dismissSuggestions();
  };

  return (
    <Field {...field}>
      <Combobox>
        <TextInput
          {...input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : `${listId}-${activeIndex}`}
          autoComplete="off"
          maxLength={TEXT_MAX_CHARACTERS}
          placeholder={text.address.placeholder}
          value={flow.address}
          onChange={(event) => flow.typeAddress(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        />
        {flow.isLookingUp ? (
          <SpinnerSlot>
            <Spinner label={text.address.searching} />
          </SpinnerSlot>
        ) : null}
        <VisuallyHidden role="status">
          {isOpen ? text.address.found(suggestions.length) : ''}
        </VisuallyHidden>
        <List
          ref={list}
          id={listId}
          role="listbox"
          aria-label={text.address.suggestions}
          tabIndex={-1}
          hidden={!isOpen}
          // Keeps the focus in the field when the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.place_id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              onClick={() => flow.chooseSuggestion(suggestion)}
              onMouseMove={({ movementX, movementY }) => {
                // The arrow keys scroll the list, also below a mouse that does not move.
                if (movementX !== 0 || movementY !== 0) setActiveId(suggestion.place_id);
              }}
            >
              <PinIcon />
              <span>{suggestion.description}</span>
            </Option>
          ))}
        </List>
      </Combobox>
    </Field>
  );
}
