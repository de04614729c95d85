import { styled } from 'styled-components';
import { s } from '../../../theme/accessor';
import { radius } from '../../../theme/tokens';
import type { Region } from '../receipt/region';

const Around = styled.span`
  position: relative;
  display: inline-block;
  line-height: 0;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: inherit;
  }
`;

const Outline = styled.span`
  position: absolute;
  border: 2px solid ${s('accent')};
  border-radius: ${radius.small};
  box-shadow: 0 0 0 2px ${s('surface')};
  pointer-events: none;
`;

const percent = (share: number): string => `${share * 100}%`;

/** A picture as a whole, with a frame around a part of it if one is known. How high it may be it takes from what it stands in. */
export function OutlinedPicture({
  src,
  alt,
  region,
}: {
  readonly src: string | undefined;
  readonly alt: string;
  readonly region: Region | null;
}) {
  return (
    <Around>
      <img src={src} alt={alt} />
      {region === null ? null : (
        <Outline
          style={{
            left: percent(region.left),
            top: percent(region.top),
            width: percent(region.width),
            height: percent(region.height),
          }}
        />
      )}
    </Around>
  );
}
