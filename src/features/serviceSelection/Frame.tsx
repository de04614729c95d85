import type { Ref } from 'react';
import type { Selection } from '../../contract/selection';
import { shop } from '../../shop';
import { serviceQuestionTexts as texts } from '../../text/serviceQuestion';
import { Alert } from '../../ui/Alert';
import type { Elements } from '../../ui/elements';
import { IconButton } from '../../ui/IconButton';
import { CloseIcon } from '../../ui/icons';
import { Logo } from '../../ui/Logo';
import { Eyebrow } from '../../ui/Text';
import { type ChosenSoFar, Summary } from './Summary';
import * as look from './serviceSelection.styles';

/** What every step of the modal is told by whoever opened it. */
export interface ServiceSelectionOccasion {
  /** What was chosen before, its slot may have passed. */
  readonly selection: Selection | null;
  /** A sentence that says why the shopper is asked again, or null. */
  readonly reason: string | null;
  /** Closes without a change; without it the modal cannot be left. */
  readonly onClose: (() => void) | undefined;
  readonly clock: () => number;
  readonly reloadPage: () => void;
}

export interface FrameProps {
  readonly occasion: ServiceSelectionOccasion;
  /** The step that is open, 1 to 3. */
  readonly position: 1 | 2 | 3;
  readonly title: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly chosen: ChosenSoFar;
  readonly children: Elements;
}

/** What stands around each step: whose shop it is, what was chosen so far, where one is, and the way out. */
export function Frame({ occasion, position, title, heading, chosen, children }: FrameProps) {
  const { onClose } = occasion;
  const reason = occasion.reason === null ? null : <Alert kind="info">{occasion.reason}</Alert>;
  return (
    <>
      <look.Side>
        <Logo name={shop.name} />
        <Summary chosen={chosen} position={position} />
      </look.Side>
      <look.Main>
        <look.Column>
          <Eyebrow>{texts.progress(position)}</Eyebrow>
          <look.Title ref={heading} tabIndex={-1} data-autofocus>
            {title}
          </look.Title>
          {reason && position === 2 ? <look.Reason>{reason}</look.Reason> : null}
          {children}
          {reason && position === 1 ? <look.LateReason>{reason}</look.LateReason> : null}
        </look.Column>
        {onClose ? (
          <look.Close>
            <IconButton aria-label={texts.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </look.Close>
        ) : null}
      </look.Main>
    </>
  );
}
