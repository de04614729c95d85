import { useRef } from 'react';
import { shop } from '../../shop';
import { serviceQuestionText as text } from '../../text/serviceQuestion';
import { Alert } from '../../ui/Alert';
import { BannerPicture } from '../../ui/BannerPicture';
import { Boundary } from '../../ui/Boundary';
import { ReloadPageButton } from '../../ui/ReloadPageButton';
import { uiText } from '../../ui/uiText';
import { useModal } from '../../ui/useModal';
import { type ServiceSelectionContext, StepFrame } from './StepFrame';
import * as styles from './serviceSelection.styles';
import { ServiceStep } from './steps/ServiceStep';
import { type Steps, useLazyServiceSteps } from './useLazyServiceSteps';

export interface ServiceSelectionModalProps extends ServiceSelectionContext {
  /** The `import()` of the steps after the first one. */
  readonly loadSteps: () => Promise<Steps>;
}

/**
 * The overlay that asks for service, place and time (spec §2). The page below it is inert. The first step needs two
 * buttons and no machine. The other steps load when a button is touched, or at idle if the shopper opened the overlay.
 */
export function ServiceSelectionModal({ loadSteps, ...occasion }: ServiceSelectionModalProps) {
  const overlay = useRef<HTMLDivElement>(null);
  // Only a shopper who opened it to change a valid selection can close it.
  const isChanging = occasion.onClose !== undefined;
  const steps = useLazyServiceSteps(loadSteps, { atIdle: isChanging });
  useModal(overlay, { onClose: occasion.onClose });

  return (
    <styles.Overlay
      ref={overlay}
      role="dialog"
      aria-modal="true"
      aria-label={text.dialog}
      tabIndex={-1}
    >
      <styles.PictureArea>
        <BannerPicture src={shop.hero.picture} alt="" fetchPriority="high" />
      </styles.PictureArea>
      <Boundary fallback={() => <Broken />}>
        {steps.Steps && steps.service ? (
          <steps.Steps occasion={occasion} firstService={steps.service} />
        ) : (
          <StepFrame
            occasion={occasion}
            position={1}
            title={text.service.title}
            chosen={{ serviceType: null, address: '' }}
          >
            <ServiceStep
              onChoose={steps.choose}
              onTouch={steps.preload}
              loading={steps.isLoading ? steps.service : null}
            />
            {steps.hasFailed ? (
              <styles.Problem>
                <Alert>{text.notLoaded}</Alert>
                <ReloadPageButton />
              </styles.Problem>
            ) : null}
          </StepFrame>
        )}
      </Boundary>
    </styles.Overlay>
  );
}

/** The modal cannot be closed after an error, so it offers a reload. */
function Broken() {
  return (
    <styles.Main>
      <styles.Problem>
        <Alert>{uiText.broken}</Alert>
        <ReloadPageButton />
      </styles.Problem>
    </styles.Main>
  );
}
