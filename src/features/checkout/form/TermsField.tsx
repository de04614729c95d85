import { memo } from 'react';
import { styled } from 'styled-components';
import { anchors, paths } from '../../../paths';
import { placeOrderText as text } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { TARGET_SIZE, textSize } from '../../../theme/tokens';
import { CHECKBOX_LABEL_INDENT, CheckboxField } from '../../../ui/CheckboxField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { selectMissing } from '../ordering';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';

/** Aligned with the label of the checkbox. */
const TermsLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  margin-left: ${CHECKBOX_LABEL_INDENT};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** A constant element, so a tick renders only the checkbox. */
const termsLink = (
  <TermsLink href={`${paths.about}#${anchors.terms}`} target="_blank" rel="noreferrer">
    {text.readTerms}
    <VisuallyHidden> {text.newTab}</VisuallyHidden>
  </TermsLink>
);

/** The checkbox for the terms. The link opens a new tab so that the form keeps what was typed. */
export const TermsField = memo(function TermsField({
  flow,
  isLocked,
}: {
  readonly flow: PlaceOrderFlow;
  readonly isLocked: boolean;
}) {
  const agreed = useOrdering(flow, ({ context }) => context.draft.termsAgreed);
  const isMissing = useOrdering(flow, (ordering) => selectMissing(ordering).terms);
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
      {termsLink}
    </div>
  );
});
