import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { radius, space, textSize } from '../../theme/tokens';
import { MONO } from '../chart/chartStyle';
import type { Run } from '../run';
import { ToolButton } from './controls';
import { eventLabel } from './eventLabel';

const Frame = styled.section`
  display: flex;
  align-items: stretch;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1.5)};
  border-top: 1px solid ${s('line')};
  background: ${s('surface')};
`;

const Strip = styled.ol`
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
`;

const StepButton = styled.button`
  height: 100%;
  min-height: 36px;
  padding: 2px ${space(1)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  font: 11px/1.35 ${MONO};
  text-align: left;
  white-space: nowrap;

  &[aria-current='step'] {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
  }
  &[data-diverged='true'] {
    border-color: ${s('danger')};
    background: ${s('dangerSoft')};
    color: ${s('onDangerSoft')};
  }
  span {
    display: block;
    color: ${s('textSoft')};
    font-size: 0.6875rem;
  }
`;

const Count = styled.p`
  align-self: center;
  min-width: 64px;
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** The steps of a recording in their order, forward and back. */
export function Timeline({ recording, index, onIndex, diverged }: Run) {
  const strip = useRef<HTMLOListElement>(null);
  const steps = recording.steps.map((step, place) => ({
    step,
    place,
    key: `${step.event.type} ${place}`,
  }));
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <Frame aria-label="Steps">
      <ToolButton type="button" disabled={index <= 0} onClick={() => onIndex(index - 1)}>
        Back
      </ToolButton>
      <ToolButton
        type="button"
        disabled={index >= steps.length - 1}
        onClick={() => onIndex(index + 1)}
      >
        Forward
      </ToolButton>
      <Count>
        {index + 1} of {steps.length}
      </Count>
      <Strip ref={strip}>
        {steps.map(({ step, place, key }) => (
          <li key={key}>
            <StepButton
              type="button"
              aria-current={place === index ? 'step' : undefined}
              data-diverged={place === diverged}
              onClick={() => onIndex(place)}
            >
              {eventLabel(step.event.type)}
              <span>
                {seconds(step.at)}
                {step.arrows.length === 0 && place > 0 ? ' · nothing taken' : ''}
              </span>
            </StepButton>
          </li>
        ))}
      </Strip>
    </Frame>
  );
}
