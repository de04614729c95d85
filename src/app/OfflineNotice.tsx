import { styled } from 'styled-components';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { space, textSize } from '../theme/tokens';
import { useOnline } from '../ui/useOnline';

const Strip = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${s('accentSoft')};
  font-size: ${textSize.small};
  font-weight: 500;
  text-align: center;
`;

/**
 * Says as long as it is so that there is no connection. It is never loaded on demand: by then it could not arrive. The
 * place is there before its words, or they would go unheard.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  return <div aria-live="polite">{isOnline ? null : <Strip>{layoutText.offline}</Strip>}</div>;
}
