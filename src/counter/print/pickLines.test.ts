import { sen } from '@kedai/contract/rules/money';
import { pickLines } from './pickLines';

const item = (id: string, name: string, feature: string | null, quantity: number) => ({
  id,
  name,
  feature,
  quantity,
  image: [],
  price: sen(100),
});

test('a pick list sums each product and feature, by name and feature', () => {
  const orders = [
    { items: [item('b', 'Kemeja', 'M', 1), item('a', 'Blouse', '10', 2)] },
    { items: [item('a', 'Blouse', '9', 1), item('c', 'Apron', null, 1)] },
    { items: [item('b', 'Kemeja', 'M', 4), item('c', 'Apron', '', 2)] },
    { items: [item('other', 'Kemeja', 'M', 1)] },
  ];
  expect(
    pickLines(orders).map(({ name, feature, quantity }) => `${quantity} ${name} ${feature}`.trim()),
  ).toEqual(['3 Apron', '1 Blouse 9', '2 Blouse 10', '5 Kemeja M', '1 Kemeja M']);
});
