import { NOTIFICATION_AUTOPLAY_MS, NOTIFICATION_TRANSITION_MS } from '@kedai/contract/rules/limits';
import { useAutoplay } from '@kedai/ui/hooks/useAutoplay';
import { ChevronUpIcon } from '@kedai/ui/icons';
import { COLUMN_WIDTH, edge } from '@kedai/ui/layout/Layout';
import { media, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClientStorage } from '../state/hooks';
import { layoutText } from '../text/layout';

/** The storage key for the dismissed bar. It is cleared on each load, so the bar is back (spec §2). */
const DISMISSED = 'notificationBarDismissed';

const Bar = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(6)};
  background: ${s('inverse')};
  color: ${s('onInverse')};
  font-size: ${textSize.small};
  line-height: 1.4;

  ${media.mobile} {
    padding-inline: ${edge.phone} ${space(6)};
    font-size: 0.8125rem;
    line-height: 1.35;
  }
`;

/** All messages share one grid cell, so the bar is as tall as the longest message and never changes its height. */
const Messages = styled.ul`
  display: grid;
  flex: 1;
  padding-block: ${space(0.5)};
  text-align: center;
  overflow: hidden;

  ${media.mobile} {
    text-align: left;
  }
`;

/**
 * One message fades out in the first half of the transition, the other fades in in the second half. `visibility` hides the
 * old message from screen readers when it has faded out, and shows the new one at once.
 */
const transitionOf = (easing: string, hidingMs: number) =>
  `${NOTIFICATION_TRANSITION_MS}ms ${easing}, visibility 0s ${hidingMs}ms`;
const HIDE_TRANSITION = transitionOf('linear(0, 1 50%, 1)', NOTIFICATION_TRANSITION_MS / 2);
const SHOW_TRANSITION = transitionOf('linear(0, 0 50%, 1)', 0);

const Message = styled.li`
  grid-area: 1 / 1;
  align-self: center;
  opacity: 0;
  visibility: hidden;
  transform: translateY(8px);
  transition: ${HIDE_TRANSITION};

  &[data-shown='true'] {
    opacity: 1;
    visibility: visible;
    transform: none;
    transition: ${SHOW_TRANSITION};
  }
  ${media.reducedMotion} {
    grid-area: auto;
    opacity: 1;
    visibility: visible;
    transform: none;
  }
`;

/** The distance of the arrow from the edge of its target. It aligns the arrow, not the target, with the page's column. */
const ICON_INSET = '12px';

const Dismiss = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: 50%;
  right: calc(${edge.phone} - ${ICON_INSET});
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  height: ${TARGET_SIZE};
  translate: 0 -50%;

  &:focus-visible {
    outline-color: ${s('onInverse')};
    outline-offset: -4px;
  }
  ${media.tablet} {
    right: calc(${edge.tablet} - ${ICON_INSET});
  }
  ${media.desktop} {
    right: calc(max(0px, 50% - ${COLUMN_WIDTH} / 2) + ${edge.desktop} - ${ICON_INSET});
  }
`;

/**
 * Two alternating messages (spec §2): they change every 5 s, over 2 s. They pause while the pointer or the focus is on
 * them. With reduced motion both are visible, one below the other.
 */
export function NotificationBar() {
  const { label, messages, dismiss } = layoutText.notices;
  const [dismissed, setDismissed] = useState(false);
  const { local } = useClientStorage();
  const [shown, setShown] = useState(0);

  useEffect(() => local.removeItem(DISMISSED), [local]);
  const pauseProps = useAutoplay(NOTIFICATION_AUTOPLAY_MS, !dismissed, shown, (next) =>
    setShown(next % messages.length),
  );

  if (dismissed) return null;
  return (
    <Bar aria-label={label} {...pauseProps}>
      <Messages>
        {messages.map((message, index) => (
          <Message key={message} data-shown={index === shown}>
            {message}
          </Message>
        ))}
      </Messages>
      <Dismiss
        aria-label={dismiss}
        onClick={() => {
          local.setItem(DISMISSED, 'true');
          setDismissed(true);
        }}
      >
        <ChevronUpIcon size={20} />
      </Dismiss>
    </Bar>
  );
}
