import { styled } from 'styled-components';
import { progressText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { contrastThemeHighlight } from '../../../theme/contrastTheme';
import { radius, space } from '../../../theme/tokens';
import { CheckIcon } from '../../../ui/icons';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

type Stage = 'done' | 'current' | 'ahead';

const MARK_PX = 28;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  /* The line from each mark up to the previous one. */
  li + li::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: ${MARK_PX / 2 - 1}px;
    width: 2px;
    height: ${space(3)};
    background: ${s('accent')};
  }
  li[data-stage='ahead']::before {
    background: ${s('line')};
  }
`;

const Step = styled.li<{ readonly $stage: Stage }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${MARK_PX}px;
  color: ${({ $stage, theme }) => ($stage === 'ahead' ? theme.textSoft : theme.text)};
  font-weight: ${({ $stage }) => ($stage === 'current' ? 600 : 400)};
`;

const Mark = styled.span<{ readonly $stage: Stage }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${MARK_PX}px;
  height: ${MARK_PX}px;
  border: 2px solid ${({ $stage, theme }) => ($stage === 'ahead' ? theme.line : theme.accent)};
  border-radius: ${radius.round};
  background: ${({ $stage, theme }) => ($stage === 'done' ? theme.accent : theme.ground)};
  color: ${s('onAccent')};
`;

/** Marks the current step. */
const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${radius.round};
  background: ${s('accent')};
  ${contrastThemeHighlight}
`;

/** The completed, current and upcoming steps. */
const STEPS: readonly { readonly name: string; readonly stage: Stage }[] = [
  { name: progressText.placed, stage: 'done' },
  { name: progressText.submitted, stage: 'current' },
  { name: progressText.confirmed, stage: 'ahead' },
];

/** The progress of an order whose receipt was submitted. */
export function OrderProgress() {
  return (
    <List aria-label={progressText.label}>
      {STEPS.map(({ name, stage }) => (
        <Step
          key={name}
          data-stage={stage}
          $stage={stage}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <Mark $stage={stage}>
            {stage === 'done' ? <CheckIcon size={16} /> : null}
            {stage === 'current' ? <Dot /> : null}
          </Mark>
          <span>
            <span>{name}</span> <VisuallyHidden>{`(${progressText[stage]})`}</VisuallyHidden>
          </span>
        </Step>
      ))}
    </List>
  );
}
