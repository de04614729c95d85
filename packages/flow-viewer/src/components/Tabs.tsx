import { type KeyboardEvent, type ReactElement, useId } from 'react';
import { styled } from 'styled-components';
import { s, space } from '../theme';

export interface Tab {
  readonly name: string;
  readonly content: ReactElement;
}

const List = styled.div`
  display: flex;
  flex: none;
  gap: ${space(0.5)};
  padding: 0 ${space(1)};
  border-bottom: 1px solid ${s('line')};

  button {
    min-height: 44px;
    padding: 0 ${space(1.5)};
    border-bottom: 3px solid transparent;
    color: ${s('textSoft')};
    font-weight: 500;

    &[aria-selected='true'] {
      border-color: ${s('accent')};
      color: ${s('accentStrong')};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (name: string) => void;
}

/** The contents of a panel, one at a time. The others keep their state. */
export function Tabs({ tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(`${id}${next.name}`)?.focus();
  };
  return (
    <>
      <List role="tablist" aria-label="Panel" onKeyDown={onKeyDown}>
        {tabs.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}${name}-content`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {name}
          </button>
        ))}
      </List>
      {tabs.map(({ name, content }) => (
        <Content
          key={name}
          role="tabpanel"
          id={`${id}${name}-content`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== selected}
        >
          {content}
        </Content>
      ))}
    </>
  );
}
