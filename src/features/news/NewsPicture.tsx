import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { radius } from '../../theme/tokens';
import { Picture, pictureSize } from '../../ui/Picture';

const { width, height } = pictureSize.news;

const Paper = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.medium};
  background: ${s('accentSoft')};
`;

/** A placeholder for items without a picture: hills and a sun in paper-cut style. */
function Hills() {
  return (
    <Paper viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Sun cx="452" cy="148" r="62" />
      <Far d="M0 262c92-74 176-86 262-34s150 66 224 20 112-40 154-22v174H0z" />
      <Middle d="M0 318c70-40 142-52 228-14s172 44 250 2 122-34 162-20v114H0z" />
      <Near d="M0 368c96-36 180-30 268-6s196 20 372-30v68H0z" />
    </Paper>
  );
}

const Sun = styled.circle`
  fill: ${s('accentLine')};
`;
const Far = styled.path`
  fill: ${s('tileDeep')};
`;
const Middle = styled.path`
  fill: ${s('accentLine')};
`;
const Near = styled.path`
  fill: ${s('accent')};
  opacity: 0.55;
`;

/** The picture of a news item, or the placeholder. */
export function NewsPicture({
  src,
  sizes,
  priority,
}: {
  readonly src: string | null | undefined;
  readonly sizes: string;
  readonly priority: boolean;
}) {
  if (src === null || src === undefined || src === '') return <Hills />;
  return (
    <Picture src={src} alt="" width={width} height={height} sizes={sizes} priority={priority} />
  );
}
