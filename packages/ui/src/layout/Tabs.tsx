import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { media, s, space, TARGET_SIZE, textSize } from '../theme/tokens';
import type { Elements } from './elements';

const TabList = styled.div.attrs({ role: 'tablist' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  box-shadow: inset 0 -1px ${s('line')};

  ${media.mobile} {
    column-gap: ${space(2.5)};
  }
`;

const Tab = styled.button.attrs({ type: 'button', role: 'tab' })`
  flex: none;
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  padding-block: ${space(1)};
  border-bottom: 3px solid transparent;
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  font-weight: 600;

  &[aria-selected='true'] {
    border-color: ${s('accent')};
    color: ${s('text')};
  }
  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

const Panel = styled.div.attrs({ role: 'tabpanel', tabIndex: 0 })`
  padding-block: ${space(4)};
`;

/** Tabs with one panel (APG). Arrow keys, Home and End open another tab. */
export function Tabs({
  label,
  tabs,
  shown,
  onOpen,
  children,
}: {
  /** For screen readers: what the tabs are for. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** The id of the open tab. */
  readonly shown: string;
  readonly onOpen: (id: string) => void;
  /** The content of the open tab. */
  readonly children: Elements;
}) {
  const base = useId();
  const move = (event: KeyboardEvent, index: number) => {
    const { length } = tabs;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs.at(target);
    if (tab === undefined) return;
    event.preventDefault();
    onOpen(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <div>
      <TabList aria-label={label}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <Panel id={`${base}-panel`} aria-labelledby={`${base}-${shown}`}>
        {children}
      </Panel>
    </div>
  );
}
