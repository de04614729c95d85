import { styled } from 'styled-components';
import { anchors, paths } from '../../../paths';
import { placeOrderText as text } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { TARGET_SIZE, textSize } from '../../../theme/tokens';
import { BESIDE_BOX, CheckboxField } from '../../../ui/CheckboxField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Below the words of the box, not below the box. */
const Read = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  margin-left: ${BESIDE_BOX};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** The box for the terms, which can be read beside the form, so that nothing typed is left. */
export function TermsField({
  agreed,
  isMissing,
  isLocked,
  onChange,
}: {
  readonly agreed: boolean;
  readonly isMissing: boolean;
  readonly isLocked: boolean;
  readonly onChange: (agreed: boolean) => void;
}) {
  return (
    <div>
      <CheckboxField
        label={text.terms}
        name="terms"
        checked={agreed}
        required
        disabled={isLocked}
        error={isMissing ? text.termsMissing : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Read href={`${paths.about}#${anchors.terms}`} target="_blank" rel="noreferrer">
        {text.readTerms}
        <VisuallyHidden> {text.newTab}</VisuallyHidden>
      </Read>
    </div>
  );
}
