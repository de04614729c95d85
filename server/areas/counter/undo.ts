import { UNDO_MS } from '@kedai/contract/rules/limits';
import { UNDOABLE_ACTS } from '@kedai/contract/rules/orderStatus';
import type { OrderEventRow } from '../../store/orderEvents';

/** The last event that changed the status, or null. */
export const lastChangeOf = (events: readonly OrderEventRow[]): OrderEventRow | null =>
  events.findLast(({ act }) => act !== 'note') ?? null;

/** Until when a person can undo the last step of an order, epoch ms; null: not at all. */
export function undoUntil(
  events: readonly OrderEventRow[],
  { staff, now }: { readonly staff: { readonly id: string }; readonly now: number },
): number | null {
  const last = lastChangeOf(events);
  if (!last || last.staffId !== staff.id || !UNDOABLE_ACTS.includes(last.act)) return null;
  const until = last.at + UNDO_MS;
  return now < until ? until : null;
}
