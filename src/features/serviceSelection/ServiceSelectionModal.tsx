import { useRef } from 'react';
import { shop } from '../../shop';
import { serviceQuestionTexts as texts } from '../../text/serviceQuestion';
import { Alert } from '../../ui/Alert';
import { BannerPicture } from '../../ui/BannerPicture';
import { Boundary } from '../../ui/Boundary';
import { ReloadPageButton } from '../../ui/ReloadPageButton';
import { uiText } from '../../ui/uiText';
import { useModal } from '../../ui/useModal';
import { Frame, type ServiceSelectionOccasion } from './Frame';
import * as look from './serviceSelection.styles';
import { ServiceStep } from './steps/ServiceStep';
import { type Steps, useLazyServiceSteps } from './useLazyServiceSteps';

export interface ServiceSelectionModalProps extends ServiceSelectionOccasion {
  /** The `import()` of the steps that follow the first question. */
  readonly loadSteps: () => Promise<Steps>;
}

/**
 * The overlay that asks for service, place and time (spec §2); the page below it is still and cannot be reached. Its
 * first question needs two buttons and no chart: the flow behind them is loaded when one is touched, or at idle for
 * whoever has opened it himself.
 */
export function ServiceSelectionModal({ loadSteps, ...occasion }: ServiceSelectionModalProps) {
  const overlay = useRef<HTMLDivElement>(null);
  // Only who has opened it, to change what stands, can close it.
  const isChanging = occasion.onClose !== undefined;
  const steps = useLazyServiceSteps(loadSteps, { atIdle: isChanging });
  useModal(overlay, { onClose: occasion.onClose });

  return (
    <look.Overlay
      ref={overlay}
      role="dialog"
      aria-modal="true"
      aria-label={texts.dialog}
      tabIndex={-1}
    >
      <look.Art>
        <BannerPicture src={shop.hero.picture} alt="" fetchPriority="high" />
      </look.Art>
      <Boundary fallback={() => <Broken />}>
        {steps.Steps && steps.service ? (
          <steps.Steps occasion={occasion} firstService={steps.service} />
        ) : (
          <Frame
            occasion={occasion}
            position={1}
            title={texts.service.title}
            chosen={{ serviceType: null, address: '' }}
          >
            <ServiceStep
              onChoose={steps.choose}
              onTouch={steps.prepare}
              waiting={steps.isLoading ? steps.service : null}
            />
            {steps.hasFailed ? (
              <look.Problem>
                <Alert>{texts.notLoaded}</Alert>
                <ReloadPageButton />
              </look.Problem>
            ) : null}
          </Frame>
        )}
      </Boundary>
    </look.Overlay>
  );
}

/** The question cannot be left, but begun again. */
function Broken() {
  return (
    <look.Main>
      <look.Problem>
        <Alert>{uiText.broken}</Alert>
        <ReloadPageButton />
      </look.Problem>
    </look.Main>
  );
}
