import { IconButton } from '@kedai/ui/button/IconButton';
import { Modal } from '@kedai/ui/overlay/Modal';
import {
  breakpoints,
  font,
  media,
  motion,
  radius,
  s,
  space,
  textSize,
  zIndexes,
} from '@kedai/ui/theme/tokens';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The class of the fixed footer with the buttons of a step. The overlay's styles need it before the footer loads. */
export const FOOTER_CLASS = 'service-foot';
/** A phone in landscape is too low for a fixed footer. */
export const WITH_FOOTER = `@media (width < ${breakpoints.desktop}px) and (height >= 500px)`;
export const FOOTER_HEIGHT = `calc(${space(10)} + env(safe-area-inset-bottom))`;

/**
 * Covers the window. On a phone the step is above the shop's picture. On a wide screen the picture, with the choices so
 * far over it, is on the left and the step on the right.
 */
export const Overlay = styled(Modal)`
  display: flex;
  flex-direction: column;
  background: ${s('ground')};
  animation: ${appear} ${motion.quick};

  ${WITH_FOOTER} {
    &:has(.${FOOTER_CLASS}) {
      padding-bottom: ${FOOTER_HEIGHT};
      scroll-padding-bottom: ${FOOTER_HEIGHT};
    }
  }
  ${media.desktop} {
    flex-direction: row;
    overflow: hidden;
  }
`;

const SIDE_WIDTH = 'min(38%, 640px)';

/** Reserves the space of the picture before it loads. The picture is hidden where too little height is left. */
export const PictureArea = styled.div`
  flex: 1 1 0;
  order: 1;
  container-type: size;

  picture {
    display: none;
    background: ${s('accentSoft')};

    @container (min-height: 96px) {
      display: block;
    }
  }
  ${media.desktop} {
    position: absolute;
    inset: 0 auto 0 0;
    width: ${SIDE_WIDTH};
  }
`;

export const Side = styled.div`
  position: relative;
  padding: ${space(2)} ${space(2.5)};

  ${media.tablet} {
    padding: ${space(3)} ${space(4)};
  }
  ${media.desktop} {
    display: flex;
    flex: 0 0 ${SIDE_WIDTH};
    flex-direction: column;
    justify-content: space-between;
    padding: ${space(4)};
    overflow: auto;
  }
`;

export const Main = styled.div`
  position: relative;
  padding: ${space(2)} ${space(2.5)} calc(${space(4)} + env(safe-area-inset-bottom));

  ${media.tablet} {
    padding: ${space(5)} ${space(4)};
  }
  ${media.desktop} {
    flex: 1;
    padding: clamp(${space(8)}, 18vh, ${space(24)}) ${space(6)} ${space(6)};
    overflow: auto;
  }
`;

export const Column = styled.div`
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
`;

export const Close = styled(IconButton)`
  position: absolute;
  top: ${space(-6.75)};
  right: ${space(1.5)};

  ${media.tablet} {
    top: ${space(-7.5)};
    right: ${space(3)};
  }
  ${media.desktop} {
    top: ${space(3)};
  }
`;

export const Title = styled.h2`
  margin: ${space(1)} 0 ${space(3)};
  font-size: ${textSize.heading};
  letter-spacing: -0.015em;
`;

/** A reason that appears after the step is already visible. It is over the picture so that nothing moves. */
export const LateReason = styled.div`
  position: absolute;
  inset: calc(100% - ${space(2)}) max(${space(2.5)}, 50% - 260px) auto;
  z-index: ${zIndexes.raised};

  ${media.desktop} {
    position: static;
    margin-top: ${space(3)};
  }
`;

export const Problem = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

export const Intro = styled.p`
  margin: ${space(-1.5)} 0 ${space(3)};
  color: ${s('textSoft')};
`;

/** The first step loads without the shared layout styles. */
export const TextColumn = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const ChoiceName = styled.span`
  font-family: ${font.display};
  font-size: ${textSize.title};
  line-height: 1.3;

  &:lang(zh) {
    font-weight: 600;
  }
`;

export const ChoiceIcon = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.medium};
  background: ${s('accentSoft')};
  color: ${s('accent')};

  svg {
    width: 28px;
    height: 28px;
  }
`;

/** Below the choices. */
export const Languages = styled.div`
  margin-top: ${space(3)};
`;
