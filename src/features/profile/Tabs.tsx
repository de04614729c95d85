import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space, TARGET_SIZE, textSize } from '../../theme/tokens';

/** px; below this width the tabs scroll, and a fade hints at it */
const ALL_FIT_PX = 360;

/** The padding between the inset focus ring and the text. */
const RING_PADDING = space(0.5);

const List = styled.div.attrs({ role: 'tablist' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  box-shadow: inset 0 -1px ${s('line')};

  ${media.mobile} {
    column-gap: ${space(2.5)};
  }
  @media (width < ${ALL_FIT_PX}px) {
    flex-wrap: nowrap;
    margin-left: -${RING_PADDING};
    padding: 0 ${space(4)} 0 ${RING_PADDING};
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, black ${space(4)});
  }
`;

const Tab = styled.button.attrs({ type: 'button', role: 'tab' })`
  flex: none;
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

  /* A scroll container would clip an outer focus ring, so the ring is inset. */
  @media (width < ${ALL_FIT_PX}px) {
    margin-inline: -${RING_PADDING};
    padding-inline: ${RING_PADDING};

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const Panel = styled.div.attrs({ role: 'tabpanel', tabIndex: 0 })`
  padding-block: ${space(4)};
`;

/** The index that an arrow key moves to, or null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs with one panel; arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly children: ReactNode;
}) {
  const base = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    buttons.current.get(tab.id)?.focus();
  };

  return (
    <div>
      <List aria-label={label}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={(event) => move(event, index)}
            ref={(button) => {
              if (button !== null) buttons.current.set(tab.id, button);
            }}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Panel id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </Panel>
    </div>
  );
}
