import { Button } from '@kedai/ui/button/Button';
import { IconButton } from '@kedai/ui/button/IconButton';
import { ImageIcon, MinusIcon, PlusIcon } from '@kedai/ui/icons';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note, Strong } from '@kedai/ui/layout/Text';
import { Dialog } from '@kedai/ui/overlay/Dialog';
import { media, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { pictureText } from '../../text/counter/orders';

const STEP = 1.5;
const MAX_ZOOM = 5;

/** Has its size before the picture loads. A receipt is a screenshot of a phone: its upper part names amount and receiver. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 4;
  width: 100%;
  max-width: 360px;
  overflow: hidden;
  background: ${s('tile')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
`;

const Thumb = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset: 0;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.small};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
    /* Behind a transparent picture, this colour makes both white and black text visible. */
    background: ${s('controlLine')};
  }
`;

const Missing = styled(Stack)`
  position: absolute;
  inset: 0;
  justify-content: center;
  padding: ${space(1)};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-align: center;
`;

const Viewport = styled.div`
  height: min(64vh, 900px);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${s('tileDeep')};
  border-radius: ${radius.small};
  touch-action: pan-x pan-y pinch-zoom;

  img {
    max-width: none;
    margin: auto;
    background: ${s('controlLine')};
  }
`;

const Keys = styled(Note)`
  display: none;

  ${media.hover} {
    display: block;
  }
`;

/** The picture of a receipt. It opens large; a missing one says so. @param facts what to compare it with */
export function ReceiptPicture({
  src,
  orderId,
  facts,
}: {
  readonly src: string;
  readonly orderId: string;
  readonly facts: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <Frame>
      {isMissing ? (
        <Missing $gap={0.5} $align="center">
          <ImageIcon size={28} />
          <p>{pictureText.missing}</p>
          <Button variant="quiet" onClick={() => setMissing(false)}>
            {pictureText.again}
          </Button>
        </Missing>
      ) : (
        <Thumb aria-label={pictureText.open(orderId)} onClick={() => setOpen(true)}>
          <img src={src} alt="" onError={() => setMissing(true)} />
        </Thumb>
      )}
      {isOpen ? (
        <Dialog title={pictureText.title} onClose={() => setOpen(false)}>
          <Viewer src={src} alt={pictureText.alt(orderId)} facts={facts} />
        </Dialog>
      ) : null}
    </Frame>
  );
}

/** Zooms by buttons and keys; on a touch screen by pinching, which the browser does. */
function Viewer({
  src,
  alt,
  facts,
}: {
  readonly src: string;
  readonly alt: string;
  readonly facts: ReactNode;
}) {
  const [zoom, setZoom] = useState(1);
  const zoomIn = () => setZoom((current) => Math.min(current * STEP, MAX_ZOOM));
  const zoomOut = () => setZoom((current) => Math.max(current / STEP, 1));
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => setZoom(1),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <Stack $gap={1.5} onKeyDown={press}>
      <Row $justify="space-between" $gap={1}>
        <Strong as="div">{facts}</Strong>
        <Row $gap={0.5}>
          <IconButton aria-label={pictureText.zoomOut} onClick={zoomOut}>
            <MinusIcon />
          </IconButton>
          <IconButton aria-label={pictureText.zoomIn} onClick={zoomIn}>
            <PlusIcon />
          </IconButton>
        </Row>
      </Row>
      {/* Focusable, so that arrow keys scroll it. */}
      <Viewport tabIndex={0} role="group" aria-label={pictureText.keys} data-autofocus>
        <img src={src} alt={alt} style={{ height: `${zoom * 100}%` }} />
      </Viewport>
      <Keys>{pictureText.keys}</Keys>
    </Stack>
  );
}
