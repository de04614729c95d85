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

type Asking = ReturnType<ReturnType<typeof useLazyNewsQuery>[0]>;

/** One news item. No call answers for one alone: the pages of the list are looked through until it is found. */
export function useNewsItem(id: string): NewsItemState {
  const [load] = useLazyNewsQuery();
  const running = useRef<Asking | null>(null);
  /** An attempt begins when the request that was given up for it, if any, is known to be over. */
  const [attempt, setAttempt] = useState<{ readonly after: Asking | null }>({ after: null });
  /** Also in a wait that lasts too long: a request that hangs is given up first. */
  const retry = useCallback(() => {
    running.current?.abort();
    setAttempt({ after: running.current });
  }, []);
  const [state, setState] = useState<NewsItemState>({ at: 'loading', retry });

  useEffect(() => {
    let left = false;
    setState({ at: 'loading', retry });

    const look = async (): Promise<NewsItemState> => {
      let total = 1;
      await attempt.after;
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
