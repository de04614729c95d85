import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space } from '../../../theme/tokens';
import { Note, Subtitle } from '../../../ui/Text';

const Picture = styled.img`
  width: auto;
  max-width: 100%;
  max-height: 420px;
  margin-top: ${space(2)};
  background: ${s('tile')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
`;

/** The receipt that was handed in; the shop shows it to its owner only. */
export function OwnReceipt({ src }: { readonly src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <section>
      <Subtitle as="h2">{paymentText.receipt}</Subtitle>
      {isBroken ? (
        <Note>{paymentText.receiptFailed}</Note>
      ) : (
        <Picture src={src} alt={paymentText.receiptAlt} onError={() => setBroken(true)} />
      )}
    </section>
  );
}
