import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons';
import type { Elements } from '../layout/elements';
import { uiText } from '../text/uiText';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { media, motion, radius, s, shadow, space, textSize } from '../theme/tokens';
import { Modal } from './Modal';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const Backdrop = styled(Modal)`
  display: flex;
  padding: ${space(2)};
  background: ${s('backdrop')};
  animation: ${appear} ${motion.quick};

  ${media.mobile} {
    align-items: flex-end;
    padding: ${space(6)} 0 0;
  }
`;

const Sheet = styled.div`
  position: relative;
  width: 100%;
  max-width: 720px;
  margin: auto;
  padding: ${space(3)};
  background: ${s('ground')};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.calm};
  ${contrastThemeOutline}

  ${media.mobile} {
    max-width: none;
    margin: auto 0 0;
    padding: ${space(3)} ${space(2.5)} calc(${space(3)} + env(safe-area-inset-bottom));
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
  ${media.tablet} {
    padding: ${space(5)};
  }
`;

const Title = styled.h2`
  padding-right: ${space(5)};
  margin-bottom: ${space(2.5)};
  font-size: ${textSize.heading};
  letter-spacing: -0.015em;
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};

  ${media.tablet} {
    top: ${space(3)};
    right: ${space(3)};
  }
`;

/** A modal dialog with a title, see `Modal`. Render it only while it is open. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: Elements;
}) {
  const titleId = useId();
  return (
    <Backdrop
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Sheet>
        <Title id={titleId}>{title}</Title>
        {children}
        <Close aria-label={uiText.close} onClick={onClose}>
          <CloseIcon />
        </Close>
      </Sheet>
    </Backdrop>
  );
}
