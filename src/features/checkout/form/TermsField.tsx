import { memo } from 'react';
import { styled } from 'styled-components';
import { anchors, paths } from '../../../paths';
import { placeOrderText as text } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { TARGET_SIZE, textSize } from '../../../theme/tokens';
import { CHECKBOX_LABEL_INDENT, CheckboxField } from '../../../ui/CheckboxField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { missingIn } from '../ordering';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';

/** Below the words of the box, not below the box. */
const Read = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  margin-left: ${CHECKBOX_LABEL_INDENT};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** Made once: a tick renders the box alone. */
const readTerms = (
  <Read href={`${paths.about}#${anchors.terms}`} target="_blank" rel="noreferrer">
    {text.readTerms}
    <VisuallyHidden> {text.newTab}</VisuallyHidden>
  </Read>
);

/** The box for the terms, which can be read beside the form, so that nothing typed is left. */
export const TermsField = memo(function TermsField({
  flow,
  isLocked,
}: {
  readonly flow: PlaceOrderFlow;
  readonly isLocked: boolean;
}) {
  const agreed = useOrdering(flow, ({ context }) => context.draft.termsAgreed);
  const isMissing = useOrdering(flow, (ordering) => missingIn(ordering).terms);
  return (
    <div>
      <CheckboxField
        label={text.terms}
        name="terms"
        checked={agreed}
        required
        disabled={isLocked}
        error={isMissing ? text.termsMissing : undefined}
        onTick={flow.agreeToTerms}
      />
      {readTerms}
    </div>
  );
});
