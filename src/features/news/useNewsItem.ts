import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyNewsQuery } from '../../api/newsApi';
import { messageOf } from '../../contract/failure';
import { NEWS_PAGE_SIZE } from '../../contract/limits';
import type { NewsItem } from '../../contract/news';

export type NewsItemState =
  | { readonly at: 'loading'; readonly retry: () => void }
  | { readonly at: 'found'; readonly item: NewsItem }
  | { readonly at: 'missing' }
  | { readonly at: 'failed'; readonly message: string; readonly retry: () => void };

/** One news item. No call answers for one alone: the pages of the list are looked through until it is found. */
export function useNewsItem(id: string): NewsItemState {
  const [load] = useLazyNewsQuery();
  const [attempt, setAttempt] = useState(1);
  const running = useRef<ReturnType<typeof load> | null>(null);
  /** Also in a wait that lasts too long: a request that hangs is given up first. */
  const retry = useCallback(() => {
    running.current?.abort();
    setAttempt((count) => count + 1);
  }, []);
  const [state, setState] = useState<NewsItemState>({ at: 'loading', retry });

  useEffect(() => {
    let left = false;
    setState({ at: 'loading', retry });

    const look = async (): Promise<NewsItemState> => {
      let total = attempt > 0 ? 1 : 0;
      await running.current;
      for (let page = 1; page <= total && !left; page += 1) {
        running.current = load({ page, limit: NEWS_PAGE_SIZE }, true);
        const answer = await running.current.unwrap();
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
          retry,
        }),
    );
    return () => {
      left = true;
    };
  }, [id, load, attempt, retry]);

  return state;
}
