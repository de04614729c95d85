import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../store/hooks';
import { refetchPublicLists } from '../store/refetchPublicLists';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { space, textSize } from '../theme/tokens';
import { useOnline } from '../ui/useOnline';
import { useIsShopReachable } from './useIsShopReachable';

const Strip = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${s('accentSoft')};
  font-size: ${textSize.small};
  font-weight: 500;
  text-align: center;
`;

/**
 * Says that there is no connection, or none to the shop. It is not loaded on demand, because it could not load offline. The
 * live region exists before its text, otherwise screen readers would not announce it. When the shop is reachable again, the
 * visible lists are refetched.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const isReached = useIsShopReachable();
  const dispatch = useAppDispatch();
  useEffect(
    () => (isReached ? undefined : () => dispatch(refetchPublicLists())),
    [isReached, dispatch],
  );
  const sentence = isOnline ? layoutText.unreached : layoutText.offline;
  return <div aria-live="polite">{isOnline && isReached ? null : <Strip>{sentence}</Strip>}</div>;
}
