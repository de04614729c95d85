import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space } from '../../../theme/tokens';
import { Note, Subtitle } from '../../../ui/Text';
import type { Region } from '../receipt/region';
import { OutlinedPicture } from './OutlinedPicture';

/** The whole of it, in a place that has its size before the picture is there. */
const Whole = styled.div`
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

/** The receipt that was handed in; the shop shows it to its owner only. */
export function OwnReceipt({
  src,
  region,
}: {
  readonly src: string;
  /** Where it names the receiver, as it was found when it was handed in; null where that is not known any more. */
  readonly region: Region | null;
}) {
  const [isBroken, setBroken] = useState(false);
  return (
    <section>
      <Subtitle as="h2">{paymentText.receipt}</Subtitle>
      {isBroken ? (
        <Note>{paymentText.receiptFailed}</Note>
      ) : (
        <Whole>
          <OutlinedPicture
            src={src}
            alt={paymentText.receiptAlt}
            region={region}
            small
            onError={() => setBroken(true)}
          />
        </Whole>
      )}
    </section>
  );
}
