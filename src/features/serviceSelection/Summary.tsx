import type { ReactNode } from 'react';
import type { ServiceType } from '../../contract/selection';
import { shop } from '../../shop';
import { serviceQuestionTexts as texts } from '../../text/serviceQuestion';
import { CheckIcon } from '../../ui/icons';
import * as look from './look';

/** What has been chosen so far. */
export interface ChosenSoFar {
  readonly serviceType: ServiceType | null;
  readonly address: string;
}

/** What has been chosen so far, step by step; beside the steps where there is room. */
export function Summary({
  chosen,
  position,
}: {
  readonly chosen: ChosenSoFar;
  /** The step that is open, 1 to 3. */
  readonly position: number;
}) {
  const isPickup = chosen.serviceType === 'pickup';
  const service = isPickup ? texts.service.pickup : texts.service.delivery;
  const place = isPickup ? shop.pickupBranch.name : chosen.address;
  return (
    <look.Steps>
      <Line at={1} position={position} title={texts.service.title}>
        {position > 1 ? service : null}
      </Line>
      <Line at={2} position={position} title={isPickup ? texts.branch : texts.address}>
        {position > 2 ? place : null}
      </Line>
      <Line at={3} position={position} title={texts.slot}>
        {null}
      </Line>
    </look.Steps>
  );
}

function Line({
  at,
  position,
  title,
  children,
}: {
  readonly at: number;
  readonly position: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const isDone = position > at;
  return (
    <look.StepLine $open={position === at}>
      <look.StepMark $state={isDone ? 'done' : position === at ? 'open' : 'ahead'}>
        {isDone ? <CheckIcon /> : at}
      </look.StepMark>
      <look.StepWords>
        <span>{title}</span>
        {children ? <look.Chosen>{children}</look.Chosen> : null}
      </look.StepWords>
    </look.StepLine>
  );
}
