import { NEWS_PAGE_SIZE } from '../../contract/limits';
import { space } from '../../theme/tokens';
import { Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { NewsGrid } from './news.styles';

/** A skeleton with the layout of the loaded news page. */
export function NewsListSkeleton() {
  return (
    <NewsGrid aria-hidden="true">
      {Array.from({ length: NEWS_PAGE_SIZE }, (_, index) => index).map((index) => (
        <li key={index}>
          <Stack $gap={1.25}>
            <Skeleton $ratio="8 / 5" />
            <Skeleton $width="30%" $height="1.4rem" />
            <Skeleton $width="80%" $height="1.75rem" />
            <Skeleton $height="4.5rem" />
            <Skeleton $width="96px" $height="44px" />
          </Stack>
        </li>
      ))}
    </NewsGrid>
  );
}

/** A skeleton with the layout of the loaded news item. */
export function NewsArticleSkeleton() {
  return (
    <Stack $gap={3} aria-hidden="true" style={{ paddingBlock: space(9) }}>
      <Stack $gap={1.5}>
        <Skeleton $width="140px" $height="1.4rem" />
        <Skeleton $width="80%" $height="2.5rem" />
      </Stack>
      <Skeleton $ratio="8 / 5" />
      <Skeleton $height="12rem" />
    </Stack>
  );
}
