import { useId } from 'react';
import { useNewsQuery } from '../../api/newsApi';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import { contentText } from '../../text/content';
import { Section, Stack } from '../../ui/Layout';
import { SectionTitle } from '../../ui/Text';
import { NewsCard } from './NewsCard';
import { NewsGrid } from './news.styles';

const MAX_ITEMS = 3;

/** The newest items except the current one; nothing while loading or if there are none. */
export function MoreNews({ currentId }: { readonly currentId: string }) {
  const titleId = useId();
  const { data } = useNewsQuery({ page: 1, limit: NEWS_PAGE_SIZE });
  const others = (data?.items ?? []).filter(({ id }) => id !== currentId).slice(0, MAX_ITEMS);
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Stack $gap={3}>
        <SectionTitle id={titleId}>{contentText.news.more}</SectionTitle>
        <NewsGrid>
          {others.map((item) => (
            <li key={item.id}>
              <NewsCard as="h3" item={item} />
            </li>
          ))}
        </NewsGrid>
      </Stack>
    </Section>
  );
}
