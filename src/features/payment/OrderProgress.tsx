import type { Order } from '@kedai/contract/calls/order';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { hasEnded, ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { CheckIcon } from '@kedai/ui/icons';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Soft, VisuallyHidden } from '@kedai/ui/layout/Text';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { radius, s, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { shortTime } from '../../text/dates/shortTime';
import { progressText } from '../../text/order/checkout';
import { eventText } from '../../text/order/orderStatus';

const MARK_PX = 28;

const List = styled(Stack)`
  /* The line from each mark down to the next one. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: ${MARK_PX}px auto -${space(3)} ${MARK_PX / 2 - 1}px;
    width: 2px;
    background: ${s('line')};
  }
  li[data-stage='done']::before {
    background: ${s('accent')};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${MARK_PX}px;
  height: ${MARK_PX}px;
  border: 2px solid ${s('accent')};
  border-radius: ${radius.round};
  background: ${s('ground')};
  color: ${s('onAccent')};
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space(1.5)};
  line-height: ${MARK_PX}px;

  &[data-stage='done'] ${Mark} {
    background: ${s('accent')};
  }
  &[data-stage='current'] {
    font-weight: 600;
  }
  &[data-stage='ahead'] {
    color: ${s('textSoft')};

    ${Mark} {
      border-color: ${s('line')};
    }
  }
`;

const Time = styled(Soft)`
  font-weight: 400;
  white-space: nowrap;
`;

const ShopText = styled(Note)`
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${radius.round};
  background: ${s('accent')};
  ${contrastThemeHighlight}
`;

interface ProgressStep {
  readonly name: string;
  readonly stage: 'done' | 'current' | 'ahead';
  /** epoch ms */
  readonly at?: number;
  /** The words of the shop, such as why it refused a receipt. */
  readonly text?: string | undefined;
}

const CONFIRMATION: ProgressStep = { name: progressText.confirmed, stage: 'ahead' };

/** The steps of an API without a history. */
const WITHOUT_HISTORY: readonly ProgressStep[] = [
  { name: progressText.placed, stage: 'done' },
  { name: progressText.submitted, stage: 'current' },
  CONFIRMATION,
];

/** What has happened to an order, and what it waits for. Empty if nothing has but its placing. */
function stepsOf({ history = [], status }: Order): readonly ProgressStep[] {
  const isSubmitted = status === ORDER_STATUS.paymentSubmitted;
  const events = history.flatMap((event) => {
    const name = eventText(event);
    return name === null ? [] : { name, at: event.at, text: event.text };
  });
  if (events.length < 2) return isSubmitted ? WITHOUT_HISTORY : [];
  const happened = events.map((event, index): ProgressStep => {
    const isLast = index === events.length - 1;
    return { ...event, stage: isLast && !hasEnded(status) ? 'current' : 'done' };
  });
  return isSubmitted ? [...happened, CONFIRMATION] : happened;
}

/** The history of an order, with its times; for an order of an API without one, the steps of its payment. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <List as="ol" $gap={3} aria-label={progressText.label}>
      {steps.map(({ name, stage, at, text }) => (
        <Step
          key={`${name} ${at}`}
          data-stage={stage}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <Mark>
            {stage === 'done' ? <CheckIcon size={16} /> : null}
            {stage === 'current' ? <Dot /> : null}
          </Mark>
          <div>
            <span>{name}</span>{' '}
            {at === undefined ? null : (
              <Time as="time" dateTime={new Date(at).toISOString()}>
                {shortTime(at, serverNow())}
              </Time>
            )}{' '}
            <VisuallyHidden>{progressText[stage]}</VisuallyHidden>
            {text ? (
              <ShopText>
                <bdi>{`“${text}”`}</bdi>
              </ShopText>
            ) : null}
          </div>
        </Step>
      ))}
    </List>
  );
}
