import { sql } from 'drizzle-orm';
import type { Db } from '../../server/store/database/db';

/** Fabrics, cuts and colours, from which the names of many products are made. */
const WORDS = {
  colours: ['Ivory', 'Indigo', 'Pandan', 'Terracotta', 'Charcoal', 'Saffron', 'Rose', 'Slate'],
  fabrics: ['Linen', 'Batik', 'Songket', 'Cotton', 'Denim', 'Satin', 'Wool', 'Tencel', 'Jersey'],
  cuts: ['Shirt', 'Skirt', 'Kurung', 'Trousers', 'Kebaya', 'Dress', 'Jacket', 'Blouse', 'Sarong'],
} as const;

/** A product with a name, a description and categories of its own, without its table's other columns. */
export function manyProducts(count: number) {
  const pick = (words: readonly string[], index: number) => words[index % words.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const colour = pick(WORDS.colours, index);
    const fabric = pick(WORDS.fabrics, Math.trunc(index / 8));
    const cut = pick(WORDS.cuts, Math.trunc(index / 72));
    return {
      id: `product-${index}`,
      name: `${colour} ${fabric} ${cut} ${index}`,
      description: `${fabric} in ${colour.toLowerCase()}, cut with care and sewn to last. Wash it cold and dry it in the shade.`,
      category: pick(['Men', 'Women', 'Kids'], index),
      subCategory: pick(['Topwear', 'Bottomwear', 'Winterwear'], Math.trunc(index / 3)),
    };
  });
}

/** Rows of one statement. */
const ROWS_AT_ONCE = 5000;

/** Fills a catalogue up to `count` products, or removes the last ones. */
export async function addProducts(db: Db, count: number): Promise<void> {
  await db.execute(sql`delete from products where position >= ${count}`);
  const present = await db.execute(sql`select count(*)::int as n from products`);
  const { n } = (present as unknown as { rows: readonly { n: number }[] }).rows[0] ?? { n: 0 };
  const rows = manyProducts(Math.max(count - n, 0));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await db.execute(sql`
      insert into products (id, position, name, price_sen, images, description, features, category, sub_category)
      select row->>'id', 1000000 + ordinality, row->>'name', 1000 + (ordinality % 90) * 100,
             jsonb_build_array('/pictures/' || (row->>'id') || '-1.webp'), row->>'description', '["S", "M", "L"]'::jsonb,
             row->>'category', row->>'subCategory'
      from jsonb_array_elements(${batch}::jsonb) with ordinality as rows (row, ordinality)`);
  }
  // Otherwise the database does this work during a measurement.
  await db.execute(sql`vacuum analyze products`);
  await db.execute(sql`checkpoint`);
}
