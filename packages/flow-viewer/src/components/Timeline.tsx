import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type Step, stepKey } from '../model/recording';
import { type Run, stepLabel } from '../model/stepView';
import { font, s, space } from '../theme';
import { ToolButton } from './controls';
import { useKeyboardShortcuts } from './useKeyboardShortcuts';

const Frame = styled.section`
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1.5)};
  border-top: 1px solid ${s('line')};
  background: ${s('surface')};
`;

const Strip = styled.ol`
  display: flex;
  flex: 1;
  gap: 4px;
  overflow-x: auto;
`;

const StepButton = styled(ToolButton)`
  height: 100%;
  min-height: 36px;
  padding: 2px ${space(1)};
  font: 11px/1.35 ${font.mono};
  text-align: left;

  &[aria-current='step'] {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
  }
  &[data-diverged='true'] {
    border-color: ${s('danger')};
    background: ${s('dangerSoft')};
    color: ${s('onDangerSoft')};
  }
  span + span {
    display: block;
    color: ${s('textSoft')};
    font-size: 0.6875rem;
  }
`;

const Count = styled.p`
  align-self: center;
  min-width: 64px;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** The steps of a recording, with buttons to go back and forward. Similar consecutive steps are grouped. */
export function Timeline({ recording, index, onIndex, diverged }: Run) {
  const strip = useRef<HTMLOListElement>(null);
  const { steps } = recording;
  const groups = groupsOf(steps, diverged);
  const at = groups.findIndex(({ last }) => index <= last);
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const go = (to: number) => {
    if (to >= 0 && to < steps.length) onIndex(to);
  };
  useKeyboardShortcuts([
    ['ArrowLeft', () => go(index - 1)],
    ['ArrowRight', () => go(index + 1)],
  ]);
  return (
    <Frame aria-label="Steps">
      <ToolButton aria-disabled={index <= 0} onClick={() => go(index - 1)}>
        Back
      </ToolButton>
      <ToolButton aria-disabled={index >= steps.length - 1} onClick={() => go(index + 1)}>
        Forward
      </ToolButton>
      <Count>{`${index + 1} of ${steps.length}`}</Count>
      <Strip ref={strip}>
        {groups.map(({ first, last, step }) => {
          const isCurrent = first <= index && index <= last;
          const length = last - first + 1;
          return (
            <li key={first}>
              <StepButton
                aria-current={isCurrent ? 'step' : undefined}
                data-diverged={last === diverged}
                onClick={() => onIndex(last)}
              >
                <span>{stepLabel(step) + (length > 1 ? ` ×${length}` : '')}</span>
                <span>
                  {(length > 1 && isCurrent ? `${index - first + 1} of ${length} · ` : '') +
                    duration(step.at) +
                    (step.transitions.length === 0 && first > 0 ? ' · nothing taken' : '')}
                </span>
              </StepButton>
            </li>
          );
        })}
      </Strip>
    </Frame>
  );
}

/** Groups similar consecutive steps, such as one for each typed character. `step` is the last of its group. */
function groupsOf(steps: readonly Step[], diverged: number | undefined) {
  const groups: { readonly first: number; last: number; step: Step }[] = [];
  for (const [last, step] of steps.entries()) {
    const group = groups.at(-1);
    if (group && last !== diverged && stepKey(group.step) === stepKey(step))
      Object.assign(group, { last, step });
    else groups.push({ first: last, last, step });
  }
  return groups;
}

/** A duration for display: `0.4 s`, `12 s`, `2 min 5 s`. */
function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
