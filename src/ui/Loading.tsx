import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { shadow, space } from '../theme/tokens';
import { zIndexes } from '../theme/zIndexes';
import type { Elements } from './elements';
import { Spinner } from './Spinner';
import { StillLoadingNotice } from './StillLoading';
import { useIsSlow } from './useIsSlow';

/** Has no height, so it causes no layout shift. It stays visible while the page scrolls. */
const StickyOverlay = styled.div`
  position: sticky;
  top: ${space(12)};
  z-index: ${zIndexes.raised};
  display: flex;
  align-items: flex-start;
  justify-content: center;
  height: 0;
`;

const Notice = styled.div<{ readonly $wide: boolean }>`
  margin-top: ${space(4)};
  padding: ${({ $wide }) => ($wide ? `${space(2)} ${space(3)}` : space(1.5))};
  border-radius: 26px;
  background: ${s('surface')};
  box-shadow: ${shadow.low};
  line-height: 0;

  > * {
    line-height: 1.5;
  }
`;

/**
 * Content that is loading: a skeleton (the children) with a spinner over it. When loading takes long, a retry button
 * replaces the spinner.
 */
export function Loading({
  label,
  onRetry,
  children,
}: {
  /** For screen readers: what is loading. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: Elements;
}) {
  const isSlow = useIsSlow();
  return (
    <div>
      <StickyOverlay>
        {isSlow ? (
          <Notice key="slow" $wide>
            <StillLoadingNotice onRetry={onRetry} />
          </Notice>
        ) : (
          <Notice key="waiting" $wide={false}>
            <Spinner label={label} size={28} />
          </Notice>
        )}
      </StickyOverlay>
      {children}
    </div>
  );
}
