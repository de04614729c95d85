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
 * Says as long as it is so that there is no connection, or none to the shop. It is never loaded on demand: by then it could
 * not arrive. The place is there before its words, or they would go unheard. When they go, what is shown is asked for anew.
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
