import { keyframes, styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { depths } from '../../theme/depths';
import { font, media, motion, radius, shadow, space, textSize } from '../../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The whole window: on a phone one sheet, on a wide screen what was chosen to the left and the step to the right. */
export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${depths.serviceSelection};
  display: flex;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${s('ground')};
  animation: ${appear} ${motion.quick};

  &:focus {
    outline: none;
  }
  ${media.desktop} {
    flex-direction: row;
    overflow: hidden;
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  padding: ${space(2)} ${space(2.5)};

  ${media.tablet} {
    padding: ${space(3)} ${space(4)};
  }
  ${media.desktop} {
    flex: 0 0 38%;
    flex-direction: column;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(6)};
    max-width: 560px;
    padding: ${space(6)};
    overflow: auto;
    background: ${s('accentSoft')};
  }
`;

export const Brand = styled.p`
  font-family: ${font.display};
  font-size: ${textSize.title};
  letter-spacing: -0.01em;

  ${media.desktop} {
    font-size: ${textSize.display};
    line-height: 1.05;
  }
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: ${space(2)} ${space(2.5)} calc(${space(3)} + env(safe-area-inset-bottom));

  ${media.tablet} {
    padding: ${space(5)} ${space(4)};
  }
  ${media.desktop} {
    justify-content: safe center;
    padding: ${space(6)};
    overflow: auto;
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: 520px;
  margin-inline: auto;

  ${media.tablet} {
    flex: none;
  }
`;

export const Close = styled.div`
  position: absolute;
  top: ${space(-5.5)};
  right: ${space(1.5)};

  ${media.tablet} {
    top: ${space(-6)};
    right: ${space(3)};
  }
  ${media.desktop} {
    top: ${space(3)};
  }
`;

export const Progress = styled.p`
  margin-bottom: ${space(1)};
  color: ${s('accent')};
  font-size: ${textSize.small};
  font-weight: 600;
`;

export const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${textSize.heading};
  letter-spacing: -0.015em;

  &:focus {
    outline: none;
  }
`;

export const Reason = styled.div`
  margin-bottom: ${space(3)};
`;

export const Problem = styled.div`
  margin-top: ${space(3)};
`;

export const Intro = styled.p`
  margin: ${space(-1.5)} 0 ${space(3)};
  color: ${s('textSoft')};
`;

/** The step's buttons: at the thumb on a phone, below the step elsewhere. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)};
  padding-top: ${space(4)};
  margin-top: auto;

  ${media.tablet} {
    display: flex;
    justify-content: space-between;
    margin-top: 0;

    button {
      min-width: 160px;
    }
  }
`;

export const Steps = styled.ol`
  display: none;

  ${media.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }
`;

export const StepLine = styled.li<{ readonly $open: boolean }>`
  display: flex;
  gap: ${space(2)};
  color: ${({ $open, theme }) => ($open ? theme.text : theme.textSoft)};
  font-weight: ${({ $open }) => ($open ? 600 : 400)};
`;

export const StepMark = styled.span<{ readonly $state: 'done' | 'open' | 'ahead' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${({ $state, theme }) => ($state === 'ahead' ? theme.controlLine : theme.accent)};
  border-radius: ${radius.round};
  background: ${({ $state, theme }) => ($state === 'done' ? theme.accent : 'transparent')};
  color: ${({ $state, theme }) => ($state === 'done' ? theme.onAccent : 'inherit')};
  font-size: ${textSize.small};

  svg {
    width: 16px;
    height: 16px;
  }
`;

export const StepWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Chosen = styled.span`
  color: ${s('text')};
  font-size: ${textSize.small};
  font-weight: 500;
`;

/** The two services, large enough to be chosen without looking twice. */
export const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Choice = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.large};
  background: ${s('surface')};
  box-shadow: ${shadow.low};
  text-align: left;
  transition:
    border-color ${motion.quick},
    transform ${motion.quick};

  ${media.hover} {
    &:hover {
      border-color: ${s('accent')};
      transform: translateY(-2px);
    }
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
`;

export const ChoiceWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const ChoiceName = styled.span`
  font-family: ${font.display};
  font-size: ${textSize.title};
  line-height: 1.3;
`;

export const ChoiceHint = styled.span`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

/** A step that is sent as a form takes the same place as one that is not. */
export const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** Decoration: to the left on a wide screen, below the first step on a narrow one. */
export const WideOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    width: 100%;
  }
`;

export const NarrowOnly = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space(5)};
  margin-top: auto;

  ${media.tablet} {
    margin-top: ${space(3)};
  }
  ${media.desktop} {
    display: none;
  }
`;
