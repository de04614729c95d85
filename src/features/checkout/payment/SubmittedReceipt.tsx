import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space } from '../../../theme/tokens';
import { Note, Subtitle } from '../../../ui/Text';
import type { Region } from '../receipt/region';
import { OutlinedPicture } from './OutlinedPicture';

/** Has a fixed size so that nothing moves when the picture loads. */
const ReceiptFrame = styled.div`
  display: grid;
  place-items: center;
  width: 240px;
  height: 340px;
  margin-top: ${space(1.5)};
  background: ${s('tile')};
  border-radius: ${radius.medium};

  > * {
    max-width: calc(100% - 2 * ${space(1)});
    max-height: calc(340px - 2 * ${space(1)});
  }
`;

/** The submitted receipt. The server sends it only to the customer who owns the order. */
export function SubmittedReceipt({
  src,
  region,
}: {
  readonly src: string;
  /** Where the receipt names the receiver, as found before the upload; null if no longer known. */
  readonly region: Region | null;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <section>
      <Subtitle as="h2">{paymentText.receipt}</Subtitle>
      {hasFailed ? (
        <Note>{paymentText.receiptFailed}</Note>
      ) : (
        <ReceiptFrame>
          <OutlinedPicture
            src={src}
            alt={paymentText.receiptAlt}
            region={region}
            small
            onError={() => setFailed(true)}
          />
        </ReceiptFrame>
      )}
    </section>
  );
}
