import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NewsItem } from '../../contract/news';
import { paths } from '../../paths';
import { contentText } from '../../text/content';
import { s } from '../../theme/accessor';
import { space, TARGET_SIZE, textSize } from '../../theme/tokens';
import { NewsPicture } from './NewsPicture';
import { NewsDate } from './news.styles';
import { excerpt, formatNewsDate } from './newsText';

const CardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1.25)};
  height: 100%;
  min-width: 0;
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
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  margin-top: auto;
  min-height: ${TARGET_SIZE};
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

/** A news item in a list. The whole card is a link. */
export function NewsCard({
  item,
  priority = false,
  as: Title = 'h2',
}: {
  readonly item: NewsItem;
  readonly priority?: boolean;
  /** The heading level of its title. */
  readonly as?: 'h2' | 'h3';
}) {
  const titleId = useId();
  const { id, title, description, date, image_url: image } = item;
  return (
    <CardFrame>
      <NewsPicture
        src={image}
        sizes="(min-width: 1440px) 430px, (min-width: 768px) 31vw, 92vw"
        priority={priority}
      />
      <NewsDate>{formatNewsDate(date)}</NewsDate>
      <Title id={titleId}>{title}</Title>
      <p>{excerpt(description)}</p>
      <ReadMoreLink to={paths.newsItem(id)} aria-describedby={titleId}>
        {contentText.news.readMore}
      </ReadMoreLink>
    </CardFrame>
  );
}
