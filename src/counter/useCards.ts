import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { toast } from '@kedai/ui/overlay/toast';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { orderText } from '../text/counter/orders';

/** The id of the card of an order. */
export const cardId = (orderId: string) => `order-${orderId}`;

/**
 * Announces the cards that somebody else has changed or taken away. When the card with the focus moves or goes, it, or the
 * one after it, gets the focus. Controls outside of a card name it (`data-card`); when they go, the card gets the focus.
 * @param left the words about an order that has gone
 * @returns remembers orders on which somebody acts here
 */
export function useCards(
  cards: readonly CounterOrder[],
  left: (orderId: string) => string,
): (orderIds: readonly string[]) => void {
  const shown = useRef(cards);
  const own = useRef(new Set<string>());
  // Before React changes the page.
  const active = document.activeElement;
  const focused =
    active?.closest('article')?.id ?? active?.closest<HTMLElement>('[data-card]')?.dataset.card;
  useLayoutEffect(() => {
    if (focused === undefined || document.activeElement !== document.body) return;
    const before = shown.current.findIndex(({ id }) => cardId(id) === focused);
    const target = cards.find(({ id }) => cardId(id) === focused) ?? cards[before] ?? cards.at(-1);
    document.querySelector<HTMLElement>(target ? `#${cardId(target.id)}` : 'main')?.focus();
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = cards;
    for (const { id, status } of before) {
      const now = cards.find((card) => card.id === id);
      if (now?.status === status || own.current.delete(id)) continue;
      toast.announce(now ? orderText.isNow(id, now.status) : left(id));
    }
  });
  return (orderIds) => {
    for (const id of orderIds) own.current.add(id);
  };
}
