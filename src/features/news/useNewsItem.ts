import { useEffect, useState } from 'react';
import { useLazyNewsQuery } from '../../api/newsApi';
import { messageOf } from '../../contract/failure';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import type { NewsItem } from '../../contract/news';

export type NewsItemState =
  | { readonly at: 'loading' }
  | { readonly at: 'found'; readonly item: NewsItem }
  | { readonly at: 'missing' }
  | { readonly at: 'failed'; readonly message: string; readonly retry: () => void };

/** One news item. No call answers for one alone: the pages of the list are looked through until it is found. */
export function useNewsItem(id: string): NewsItemState {
  const [load] = useLazyNewsQuery();
  const [state, setState] = useState<NewsItemState>({ at: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let left = false;
    setState({ at: 'loading' });

    const look = async (): Promise<NewsItemState> => {
      let total = attempt > 0 ? 1 : 0;
      for (let page = 1; page <= total && !left; page += 1) {
        const answer = await load({ page, limit: NEWS_PAGE_SIZE }, true).unwrap();
        const item = answer.items.find((candidate) => candidate.id === id);
        if (item) return { at: 'found', item };
        total = answer.items.length === 0 ? 0 : answer.totalPages;
      }
      return { at: 'missing' };
    };
    look().then(
      (found) => left || setState(found),
      (error: unknown) =>
        left ||
        setState({
          at: 'failed',
          message: messageOf(error, ''),
          retry: () => setAttempt((count) => count + 1),
        }),
    );
    return () => {
      left = true;
    };
  }, [id, load, attempt]);

  return state;
}
