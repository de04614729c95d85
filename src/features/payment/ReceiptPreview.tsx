import type { Region } from '@kedai/receipt-reader';
import { Button } from '@kedai/ui/button/Button';
import { Card } from '@kedai/ui/layout/Card';
import { Row } from '@kedai/ui/layout/Layout';
import { Dialog } from '@kedai/ui/overlay/Dialog';
import { radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { paymentText } from '../../text/order/checkout';
import { OutlinedPicture } from './OutlinedPicture';

const PreviewBox = styled(Card)`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(1.5)};
`;

const VIEWPORT_HEIGHT = '176px';

/** Has a fixed size so that nothing moves while the receipt loads and is read. */
const Viewport = styled.div`
  position: relative;
  height: ${VIEWPORT_HEIGHT};
  overflow: hidden;
  background: ${s('tile')};
  border-radius: ${radius.small};
`;

const WholePicture = styled.div<{ readonly $maxHeight: string }>`
  display: flex;
  justify-content: center;

  > span {
    max-height: ${({ $maxHeight }) => $maxHeight};
  }
`;

/** Zooms in on the name so that it is centred and legible. */
const ZoomedPicture = styled.div<{ readonly $region: Region }>`
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

const FoundCaption = styled.p`
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

/** The negative margin aligns the button texts with the text above. The focus ring is inset so that it does not cover them. */
const Actions = styled(Row)`
  gap: 0 ${space(1)};
  margin: 0 -${space(1)};

  button {
    border-radius: ${radius.small};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
`;

/** The chosen screenshot as a small picture, zoomed to the name once found. It can be enlarged or removed. */
export function ReceiptPreview({
  file,
  region,
  locked,
  onRemove,
}: {
  readonly file: File;
  /** Where the receipt names the receiver; null while unknown. */
  readonly region: Region | null;
  readonly locked: boolean;
  readonly onRemove: () => void;
}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  const [isOpen, setOpen] = useState(false);
  const picture = <OutlinedPicture src={url} alt={paymentText.previewAlt} region={region} />;
  return (
    <PreviewBox>
      <Viewport>
        {region === null ? (
          <WholePicture $maxHeight={VIEWPORT_HEIGHT}>{picture}</WholePicture>
        ) : (
          <ZoomedPicture $region={region}>{picture}</ZoomedPicture>
        )}
        <FoundCaption role="status">{region === null ? null : paymentText.found}</FoundCaption>
      </Viewport>
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
      {isOpen ? (
        <Dialog title={paymentText.viewTitle} onClose={() => setOpen(false)}>
          <WholePicture $maxHeight="70vh">{picture}</WholePicture>
        </Dialog>
      ) : null}
    </PreviewBox>
  );
}
