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
  gap: ${space(1.5)};
  padding: ${space(1.5)};
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
`;

const WINDOW_HEIGHT = '176px';

/** Has its size before the picture is there, whatever of that it shows: nothing moves while the receipt is read. */
const Window = styled.div`
  position: relative;
  height: ${WINDOW_HEIGHT};
  overflow: hidden;
  background: ${s('tile')};
  border-radius: ${radius.small};
`;

/** The whole of it, since the name may stand anywhere. */
const Whole = styled.div`
  display: flex;
  justify-content: center;

  > span {
    max-height: ${WINDOW_HEIGHT};
  }
`;

/** The name that was found, in the middle and large enough to be read. */
const Near = styled.div<{ readonly $region: Region }>`
  position: absolute;
  top: 40%;
  left: 50%;
  width: min(300%, ${({ $region: { width } }) => `${64 / width}%, ${260 / width}px`});
  transform: translate(${({ $region: { left, top, width, height } }) =>
    `${-100 * (left + width / 2)}%, ${-100 * (top + height / 2)}%`});

  > span,
  img {
    width: 100%;
  }
`;

const WholeLarge = styled.div`
  display: flex;
  justify-content: center;

  > span {
    max-height: 70vh;
  }
`;

/** A caption that lies on the picture. */
const Found = styled.p`
  position: absolute;
  inset: auto 0 0;
  background: ${s('surfaceTint')};
  font-size: ${textSize.small};
  font-weight: 500;
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;

  &:not(:empty) {
    padding: ${space(1)} ${space(1.5)};
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
  margin: 0 -${space(1)};

  button {
    border-radius: ${radius.small};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
`;

/** The chosen screenshot: here small, or near where the name was found; large on demand; and a way to take it back. */
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
  const picture = (
    <OutlinedPicture src={url ?? undefined} alt={paymentText.previewAlt} region={region} />
  );
  return (
    <Frame>
      <Window>
        {region === null ? <Whole>{picture}</Whole> : <Near $region={region}>{picture}</Near>}
        <Found role="status">{region === null ? null : paymentText.found}</Found>
      </Window>
      <div>
        <Name>
          <bdi>{file.name}</bdi>
        </Name>
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
