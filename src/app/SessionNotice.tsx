import { s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectSessionNotice } from '../state/session/customerSession';
import { noticeClosed } from '../state/session/sessionSlice';
import { sessionNotices } from '../text/account/sessionNotices';
import { layoutText } from '../text/layout';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  background: ${s('dangerSoft')};
  color: ${s('onDangerSoft')};
  font-size: ${textSize.small};
  font-weight: 500;

  button {
    min-width: ${TARGET_SIZE};
    min-height: ${TARGET_SIZE};
    padding-inline: ${space(1)};
    text-decoration: underline;
  }
`;

/** Says why text that was typed in this tab was removed, until the shopper closes the notice. */
export function SessionNotice() {
  const notice = useAppSelector(selectSessionNotice);
  const dispatch = useAppDispatch();
  if (notice === undefined) return null;
  return (
    <Strip role="alert">
      <p>{sessionNotices[notice]}</p>
      <button type="button" onClick={() => dispatch(noticeClosed())}>
        {layoutText.closeNotice}
      </button>
    </Strip>
  );
}
