import { useEffect } from 'react';
import type { ServiceType } from '../../contract/selection';
import { serviceQuestionTexts as texts } from '../../text/serviceQuestion';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { Frame, type ServiceSelectionOccasion } from './Frame';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotStep } from './steps/SlotStep';
import { type ServiceSelectionFlow, useServiceSelection } from './useServiceSelection';

export interface ServiceSelectionStepsProps {
  readonly occasion: ServiceSelectionOccasion;
  /** The answer to the first question, given before the flow was there. */
  readonly firstService: ServiceType;
}

const POSITION = { service: 1, branch: 2, address: 2, slot: 3 } as const;

const TITLES = {
  service: texts.service.title,
  branch: texts.branch,
  address: texts.address,
  slot: texts.slot,
} as const;

/** The steps of the service selection as its chart moves through them. */
export function ServiceSelectionSteps({ occasion, firstService }: ServiceSelectionStepsProps) {
  const flow = useServiceSelection(occasion);
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  const { chooseFirst } = flow;
  useEffect(() => chooseFirst(firstService), [chooseFirst, firstService]);

  return (
    <Frame
      occasion={occasion}
      position={POSITION[flow.step]}
      title={TITLES[flow.step]}
      heading={heading}
      chosen={flow}
    >
      <Step flow={flow} />
    </Frame>
  );
}

function Step({ flow }: { readonly flow: ServiceSelectionFlow }) {
  switch (flow.step) {
    case 'service':
      return <ServiceStep onChoose={flow.chooseService} />;
    case 'branch':
      return <BranchStep flow={flow} />;
    case 'address':
      return <AddressStep flow={flow} />;
    case 'slot':
      return <SlotStep flow={flow} />;
  }
}
