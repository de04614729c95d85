import type { Selection } from '@kedai/contract/rules/selection';
import { Alert } from '@kedai/ui/feedback/Alert';
import { CloseIcon } from '@kedai/ui/icons';
import type { Elements } from '@kedai/ui/layout/elements';
import { Logo } from '@kedai/ui/layout/Logo';
import { Eyebrow } from '@kedai/ui/layout/Text';
import { uiText } from '@kedai/ui/text/uiText';
import { space } from '@kedai/ui/theme/tokens';
import type { Ref } from 'react';
import { shop } from '../../shop';
import { servicePromptText as text } from '../../text/order/servicePrompt';
import { type PartialSelection, SelectionSummary } from './SelectionSummary';
import * as styles from './serviceSelection.styles';

/** Why and how the modal was opened, passed to every step. */
export interface ServiceSelectionContext {
  /** The previous selection; its slot may have passed. */
  readonly selection: Selection | null;
  /** Why the shopper has to choose again, or null. */
  readonly reason: string | null;
  /** Closes without a change. If undefined, the modal cannot be closed. */
  readonly onClose: (() => void) | undefined;
  readonly reloadPage: () => void;
}

/** The layout around each step: logo, choices so far, progress, title and close button. */
export function StepFrame({
  occasion,
  position,
  title,
  heading,
  chosen,
  children,
}: {
  readonly occasion: ServiceSelectionContext;
  readonly position: 1 | 2 | 3;
  readonly title: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly chosen: PartialSelection;
  readonly children: Elements;
}) {
  const { onClose } = occasion;
  const reason = occasion.reason === null ? null : <Alert kind="info">{occasion.reason}</Alert>;
  return (
    <>
      <styles.Side>
        <Logo name={shop.name} />
        <SelectionSummary chosen={chosen} position={position} />
      </styles.Side>
      <styles.Main>
        <styles.Column>
          <Eyebrow>{text.progress(position)}</Eyebrow>
          <styles.Title ref={heading} tabIndex={-1} data-autofocus>
            {title}
          </styles.Title>
          {reason && position === 2 ? <div style={{ marginBottom: space(3) }}>{reason}</div> : null}
          {children}
          {reason && position === 1 ? <styles.LateReason>{reason}</styles.LateReason> : null}
        </styles.Column>
        {onClose ? (
          <styles.Close aria-label={uiText.close} onClick={onClose}>
            <CloseIcon />
          </styles.Close>
        ) : null}
      </styles.Main>
    </>
  );
}
