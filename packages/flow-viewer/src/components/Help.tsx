import { Fragment, type RefObject } from 'react';
import { styled } from 'styled-components';
import { radius, s, space } from '../theme';
import { Code, PanelTitle, ToolButton } from './controls';

const Dialog = styled.dialog`
  max-width: min(760px, 94vw);
  max-height: 90dvh;
  padding: ${space(2)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  background: ${s('surface')};

  > button {
    display: block;
    margin-top: ${space(2)};
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};

  > * {
    flex: 1 1 300px;
  }
`;

const Terms = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(0.75)} ${space(1.5)};
  padding-top: ${space(1)};
  line-height: 1.5;

  dd {
    color: ${s('textSoft')};
  }
`;

type List = readonly (readonly [sign: string, meaning: string])[];

const NOTATION: List = [
  ['event', 'what triggers the transition'],
  ['[guard]', 'only if this holds; else the next transition is tried'],
  ['/ action', 'runs with the transition'],
  ['⟳ effect', 'runs in the state; ✓ it succeeded, ✗ it failed'],
  ['after x (1 s)', 'a transition after this delay'],
  ['name +4', 'a state with 4 states inside; a press opens it, another on its name closes it'],
  ['3 failures', 'of one state to another; a press shows each'],
  ['●', 'initial state'],
  ['dashed edge', 'regions that are active at the same time'],
  ['double edge', 'final state'],
  ['H  H*', 'history: the inner state that was active last; H* at all levels'],
];

const KEYS: List = [
  ['/', 'search'],
  ['p', 'to the panel, in a walk to its first event'],
  ['[  ]', 'show or hide the states, the panel'],
  ['+  −', 'zoom; closer, the drawing tells more'],
  ['0', 'fit everything in'],
  ['arrows', 'move the drawing, when it has the focus'],
  ['Enter', 'to its transitions; arrows go on, Enter selects'],
  ['←  →', 'step back and forward in a run'],
  ['?', 'this page'],
];

/** How to read a statechart, and the keys. */
export function Help({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog ref={dialog} aria-label="Help">
      <Columns>
        <Terminology title="How to read it" list={NOTATION} />
        <Terminology title="Keys" list={KEYS} />
      </Columns>
      <ToolButton onClick={() => dialog.current?.close()}>Close</ToolButton>
    </Dialog>
  );
}

function Terminology({ title, list }: { readonly title: string; readonly list: List }) {
  return (
    <section aria-label={title}>
      <PanelTitle>{title}</PanelTitle>
      <Terms>
        {list.map(([sign, meaning]) => (
          <Fragment key={sign}>
            <dt>
              <Code>{sign}</Code>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </Terms>
    </section>
  );
}
