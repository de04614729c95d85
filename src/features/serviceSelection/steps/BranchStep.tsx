import { Button } from '@kedai/ui/button/Button';
import { CheckIcon, StoreIcon } from '@kedai/ui/icons';
import { radius, s, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { pickupBranch } from '../../../shop/pickupBranch';
import { serviceSelectionText as text } from '../../../text/order/serviceSelection';
import * as styles from '../serviceSelection.styles';
import type { ServiceSelectionFlow } from '../useServiceSelection';
import { Actions } from './steps.styles';

const Branch = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${s('accent')};
  border-radius: ${radius.large};
  background: ${s('surface')};
  box-shadow: inset 0 0 0 1px ${s('accent')};

  > svg {
    color: ${s('accent')};
  }
`;

const Address = styled.address`
  margin-top: ${space(0.5)};
  color: ${s('textSoft')};
`;

/** Step 2 for Pick Up: the shop's only branch. */
export function BranchStep({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const { name, address } = pickupBranch;
  return (
    <>
      <Branch>
        <styles.ChoiceIcon>
          <StoreIcon />
        </styles.ChoiceIcon>
        <div>
          <styles.ChoiceName as="p">{name}</styles.ChoiceName>
          <Address>{address}</Address>
        </div>
        <CheckIcon />
      </Branch>
      <BackAndNext flow={flow} />
    </>
  );
}

export const BackAndNext = ({ flow }: { readonly flow: ServiceSelectionFlow }) => (
  <Actions>
    <Button variant="secondary" onClick={flow.goBack}>
      {text.back}
    </Button>
    <Button onClick={flow.goNext}>{text.next}</Button>
  </Actions>
);
