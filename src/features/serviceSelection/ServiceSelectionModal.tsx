import type { ServiceType } from '@kedai/contract/rules/selection';
import { ReloadPageButton } from '@kedai/ui/button/ReloadPageButton';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Boundary } from '@kedai/ui/feedback/Boundary';
import { useLazyModule } from '@kedai/ui/hooks/useLazyModule';
import { LanguageLinks } from '@kedai/ui/layout/LanguageLinks';
import { BannerPicture } from '@kedai/ui/product/BannerPicture';
import { uiText } from '@kedai/ui/text/uiText';
import { type ComponentType, useState } from 'react';
import { language, shopLanguages } from '../../language';
import { shop } from '../../shop';
import { languageLabel } from '../../text/common';
import { servicePromptText as text } from '../../text/order/servicePrompt';
import type { ServiceSelectionStepsProps } from './ServiceSelectionSteps';
import { type ServiceSelectionContext, StepFrame } from './StepFrame';
import * as styles from './serviceSelection.styles';
import { ServiceStep } from './steps/ServiceStep';

export type Steps = ComponentType<ServiceSelectionStepsProps>;

/**
 * The overlay that asks for service, place and time (spec §2). The page below it is inert. The first step needs two
 * buttons and no machine. The other steps load when a button is pointed at or pressed.
 */
export function ServiceSelectionModal({
  loadSteps,
  englishPath,
  ...occasion
}: ServiceSelectionContext & {
  readonly loadSteps: () => Promise<Steps>;
  /** The path of the page in English, with its query, to offer other languages; absent in the shop, whose footer has these links. */
  readonly englishPath?: string;
}) {
  const [service, setService] = useState<ServiceType | null>(null);
  const { module: Steps, hasFailed, retry } = useLazyModule(loadSteps, service !== null);

  return (
    <styles.Overlay aria-label={text.dialog} onClose={occasion.onClose}>
      <styles.PictureArea>
        <BannerPicture src={shop.pictures.hero} alt="" priority />
      </styles.PictureArea>
      <Boundary fallback={() => <Broken />}>
        {Steps && service ? (
          <Steps occasion={occasion} firstService={service} />
        ) : (
          <StepFrame
            occasion={occasion}
            position={1}
            title={text.service.title}
            chosen={{ serviceType: null, address: '' }}
          >
            <ServiceStep
              onChoose={(chosen) => {
                setService(chosen);
                retry();
              }}
              // A failure is reported when a service is chosen.
              onPoint={() => void loadSteps().catch(() => undefined)}
              loading={hasFailed ? null : service}
            />
            {englishPath === undefined ? null : (
              <styles.Languages>
                <LanguageLinks
                  label={languageLabel}
                  path={englishPath}
                  current={language}
                  offered={shopLanguages}
                />
              </styles.Languages>
            )}
            {hasFailed ? (
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
