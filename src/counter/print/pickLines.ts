import type { CounterOrder } from '@kedai/contract/calls/counterOrders';

/** A product with one of its features, and how many pieces of it some orders have together. */
export interface PickLine {
  readonly key: string;
  readonly name: string;
  readonly feature: string;
  readonly quantity: number;
}

/** The lines of a pick list, by name and feature: everything of a shelf is beside each other. */
export function pickLines(orders: readonly Pick<CounterOrder, 'items'>[]): readonly PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { id, name, feature, quantity } of orders.flatMap(({ items }) => items)) {
    const key = JSON.stringify([id ?? name, feature ?? '']);
    const before = lines.get(key)?.quantity ?? 0;
    lines.set(key, { key, name, feature: feature ?? '', quantity: before + quantity });
  }
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return [...lines.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.feature, other.feature),
  );
}
