import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space, textSize } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { Region } from '../receipt/region';
import { OutlinedPicture } from './OutlinedPicture';
import { useObjectUrl } from './useObjectUrl';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 80px 1fr;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(1.5)};
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
`;

/** The whole of it, since the name may stand anywhere; in a place that has its size before the picture is there. */
const Whole = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 80px;
  height: 104px;
  background: ${s('tile')};
  border-radius: ${radius.small};

  > span {
    max-height: 104px;
  }
`;

const WholeLarge = styled.div`
  display: flex;
  justify-content: center;

  > span {
    max-height: 70vh;
  }
`;

/** Has room for its words before they are there: nothing moves while the receipt is read. */
const Found = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  line-height: 1.4;

  &:empty::before {
    content: attr(data-room);
    visibility: hidden;
  }
`;

const Name = styled.p`
  font-size: ${textSize.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Their words, not their frames, begin where the other words do; the ring of the focus keeps clear of these. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin: ${space(0.5)} -${space(1)} 0;

  button {
    border-radius: ${radius.small};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
`;

/** The chosen screenshot: small here, large on demand, and a way to take it back. */
export function ReceiptPreview({
  file,
  region,
  locked,
  onRemove,
}: {
  readonly file: File;
  /** Where it names the receiver; null while that is not known. */
  readonly region: Region | null;
  /** It is being read or sent: it stays. */
  readonly locked: boolean;
  readonly onRemove: () => void;
}) {
  const url = useObjectUrl(file);
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Whole>
        <OutlinedPicture
          src={url ?? undefined}
          alt={paymentText.previewAlt}
          region={region}
          small
        />
      </Whole>
      <div>
        <Name>{file.name}</Name>
        <Found role="status" data-room={paymentText.found}>
          {region === null ? null : paymentText.found}
        </Found>
        <Actions>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {paymentText.view}
          </Button>
          <Button variant="quiet" disabled={locked} onClick={onRemove}>
            {paymentText.remove}
          </Button>
        </Actions>
      </div>
      {isOpen && url !== null ? (
        <Dialog wide title={paymentText.viewTitle} onClose={() => setOpen(false)}>
          <WholeLarge>
            <OutlinedPicture src={url} alt={paymentText.previewAlt} region={region} />
          </WholeLarge>
        </Dialog>
      ) : null}
    </Frame>
  );
}
