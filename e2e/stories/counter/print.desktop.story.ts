import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import type { Page } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { givenOrder } from '../../shopper/given';
import { auditPage } from '../../support/accessibilityAudit';
import { pdfText, readPdf } from '../../support/pdf';
import { expect, story } from '../../support/story';

type Paper = NonNullable<Parameters<Page['pdf']>[0]>;

const ROLL = { width: '80mm', height: '297mm' };
const papers: readonly (readonly [name: string, paper: Paper])[] = [
  ['80 mm', ROLL],
  ['A5', { format: 'A5' }],
  ['A4', { format: 'A4' }],
];

const LONG = 'Kemeja-batik-sutera-tangan-panjang-berbunga-raya-edisi-terhad-Kuala-Terengganu';
const note =
  'Please leave it at the guard house of Block C, not at the lobby: the guard is Encik Rahim, 请放在警卫室，谢谢。 If nobody is there call the second number, the blue gate opens until ten in the evening!!!!'.padEnd(
    200,
    '.',
  );
/** 60 lines, of which the first have names that are hard to print. */
const items = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  name: [LONG, '中国风亚麻衬衫 男女同款 宽松版型', `Linen Shirt Number ${index} with Pockets`][
    Math.min(index, 2)
  ],
  feature: index === 3 ? 'Extra-extra-large, sleeves shortened by 2 cm' : `Size ${index}`,
  image: [],
  price: 1234.5,
  quantity: index === 4 ? 9999 : 1,
}));

story(
  'pick list and packing slips print every word on 80 mm, A5 and A4',
  async ({ page, order }) => {
    const others = [await givenOrder(page.request, blouse), await givenOrder(page.request, blouse)];
    const ids = [order, ...others];
    await page.route(`**${counterDayCalls.ordersToPrint.path}?*`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const long = body.orders.find(({ id }: { id: string }) => id === order);
      Object.assign(long, { items, note });
      long.address = { ...long.address, firstName: '陈', lastName: LONG, street: `12, ${LONG}` };
      body.orders.sort(
        (one: { id: string }, other: { id: string }) => ids.indexOf(one.id) - ids.indexOf(other.id),
      );
      await route.fulfill({ response, json: body });
    });
    const address = process.env.COUNTER_ADDRESS ?? '';
    await page.goto(address);
    const open = async (as: string) => {
      await page.goto(`${new URL(address).origin}/counter/print?orders=${ids}&as=${as}`);
      await expect(page.getByRole('heading', { name: 'Print 3 orders' })).toBeVisible();
    };

    await open('slips-with-prices');
    expect(await auditPage(page)).toEqual([]);
    const words = [
      ...['Kain & Roti', 'Kain Roti Sdn Bhd, 202601001234 (1512345-A)', note, `陈 ${LONG}`],
      ...items.flatMap(({ name = '', feature, quantity }) => [`${quantity} × ${name} ${feature}`]),
      ...ids.map((id) => `Order ${id}`),
      ...['RM12343765.50', `RM${blouse.price}.00`, `12, ${LONG}`],
    ];
    for (const [name, paper] of papers) {
      await story.step(`packing slips on ${name}`, async () => {
        const pages = await readPdf(await page.pdf(paper));
        expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
        const text = pages.map((one) => one.text).join('');
        for (const word of words) expect(text).toContain(pdfText(word));
        expect(text).not.toContain(pdfText('What to print'));
        expect(text).not.toContain(pdfText('Sign out'));
        // The two short orders at the end.
        const [one, other] = others.map((id) =>
          pages.findIndex((each) => each.text.includes(pdfText(id))),
        );
        if (paper === ROLL) expect(other).toBe(one);
        else expect([one, other]).toEqual([pages.length - 2, pages.length - 1]);
      });
    }

    await open('slips');
    const [slips] = await readPdf(await page.pdf(ROLL));
    expect(slips?.text).not.toContain('RM');

    await open('pick-list');
    for (const [name, paper] of papers) {
      await story.step(`pick list on ${name}`, async () => {
        const pages = await readPdf(await page.pdf(paper));
        expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
        const text = pages.map((one) => one.text).join('');
        expect(text).toContain(pdfText(`2 × ${blouse.name} ${blouse.size}`));
        for (const id of ids) expect(text).toContain(pdfText(id));
      });
    }
  },
);
