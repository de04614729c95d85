import type { NewsItem } from '@kedai/contract/calls/news';
import { NEWS_EXCERPT_CHARACTERS } from '@kedai/contract/rules/limits';
import { shorten } from '@kedai/contract/rules/text';
import { formatNewsDate } from '@kedai/contract/text/longDay';
import { Grid, Stack } from '@kedai/ui/layout/Layout';
import { langOf, langOfDescription } from '@kedai/ui/layout/langOf';
import { Note } from '@kedai/ui/layout/Text';
import { Picture, pictureSize } from '@kedai/ui/product/Picture';
import { linkTarget, media, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { contentText } from '../../text/content';

const { width, height } = pictureSize.news;

/** News cards: 9 per page, or 3 below an item. */
export const NewsGrid = styled(Grid).attrs({ as: 'ul', $columns: 3, $gap: 3 })`
  row-gap: ${space(6)};

  ${media.desktop} {
    column-gap: ${space(4)};
  }
`;

const CardFrame = styled(Stack).attrs({ as: 'article', $gap: 1.25 })`
  position: relative;
  height: 100%;
  overflow-wrap: anywhere;

  h2, h3 {
    font-size: ${textSize.title};
    line-height: 1.25;
  }
  p {
    color: ${s('textSoft')};
  }
  &:hover h2, &:hover h3 {
    text-decoration: underline;
    text-decoration-color: ${s('accent')};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

const ReadMoreLink = styled(Link)`
  ${linkTarget}
  align-self: flex-start;
  margin-top: auto;
  font-weight: 600;
  text-decoration-color: ${s('accentLine')};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Hills and a sun in paper-cut style, for items without a picture. */
const Hills = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.medium};
  background: ${s('accentSoft')};
  fill: ${s('accentLine')};

  > :nth-child(2) {
    fill: ${s('tileDeep')};
  }
  > :last-child {
    fill: ${s('accent')};
    opacity: 0.55;
  }
`;

export function NewsPicture({
  src,
  sizes,
  priority,
}: {
  readonly src: string | null | undefined;
  readonly sizes: string;
  readonly priority: boolean;
}) {
  if (!src) {
    return (
      <Hills viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <circle cx="452" cy="148" r="62" />
        <path d="M0 262c92-74 176-86 262-34s150 66 224 20 112-40 154-22v174H0z" />
        <path d="M0 318c70-40 142-52 228-14s172 44 250 2 122-34 162-20v114H0z" />
        <path d="M0 368c96-36 180-30 268-6s196 20 372-30v68H0z" />
      </Hills>
    );
  }
  return (
    <Picture src={src} alt="" width={width} height={height} sizes={sizes} priority={priority} />
  );
}

/** An item of a list of news. The whole card is a link. */
export function NewsCard({
  item,
  priority = false,
  as: Title = 'h2',
}: {
  readonly item: NewsItem;
  readonly priority?: boolean;
  readonly as?: 'h2' | 'h3';
}) {
  const titleId = useId();
  const { id, title, description, date, image_url: image } = item;
  return (
    <li>
      <CardFrame>
        <NewsPicture
          src={image}
          sizes="(min-width: 1440px) 430px, (min-width: 768px) 31vw, 92vw"
          priority={priority}
        />
        <Note>{formatNewsDate(date)}</Note>
        <Title id={titleId} lang={langOf?.(item)}>
          {title}
        </Title>
        <p lang={langOfDescription?.(item)}>
          {shorten(description.trim(), NEWS_EXCERPT_CHARACTERS)}
        </p>
        <ReadMoreLink to={paths.newsItem(id)} aria-describedby={titleId}>
          {contentText.news.readMore}
        </ReadMoreLink>
      </CardFrame>
    </li>
  );
}
