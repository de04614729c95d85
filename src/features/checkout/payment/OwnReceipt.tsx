import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space } from '../../../theme/tokens';
import { Note, Subtitle } from '../../../ui/Text';

/** The whole of it, in a place that has its size before the picture is there. */
const Picture = styled.img`
  width: 240px;
  height: 340px;
  margin-top: ${space(1.5)};
  padding: ${space(1)};
  object-fit: contain;
  background: ${s('tile')};
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
