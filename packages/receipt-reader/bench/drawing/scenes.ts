import { box, disc, type Sheet } from './sheet';

/** Hills and a sun. */
function hills({ ctx, canvas: { width, height } }: Sheet): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#86b9e8');
  sky.addColorStop(1, '#f6d9b0');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  for (let hill = 0; hill < 5; hill += 1) {
    ctx.fillStyle = `hsl(${100 + hill * 12} 35% ${50 - hill * 7}%)`;
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let x = 0; x <= width; x += 12) {
      ctx.lineTo(x, height * (0.5 + hill * 0.09) + Math.sin(x / (90 - hill * 9) + hill) * 40);
    }
    ctx.lineTo(width, height);
    ctx.fill();
  }
}

/** A chat about the payment. */
function chat(sheet: Sheet): void {
  const messages = [
    'Hello, have you paid the shop?',
    'Yes, to KAIN ROTI or so',
    'I will send the receipt later today',
    'Which bank did you use for it?',
    'The blue one, same as last month',
    'Ok thanks! See you on Sunday',
    'Bring bread please',
    'And the batik for mother',
  ];
  for (const [at, line] of messages.entries()) {
    const isOwn = at % 2 === 1;
    box(sheet, [isOwn ? 8 : 2, 6 + at * 6, 26, 4], isOwn ? '#2c6e49' : sheet.raised);
    sheet.write(line, isOwn ? 9 : 3, 8.5 + at * 6, {
      size: 1.3,
      colour: isOwn ? '#fff' : sheet.ink,
    });
  }
}

/** A product page. */
function product(sheet: Sheet): void {
  box(sheet, [2, 4, 32, 30], '#d9b48f');
  disc(sheet, 18, 19, 9, '#a5673f');
  sheet.write('Sourdough loaf', 2, 38, { size: 2, weight: 700 });
  sheet.write('RM 18.00', 2, 41.5, { size: 1.8, weight: 600, colour: sheet.accent });
  for (const [at, line] of ['Baked this morning from', 'flour, water and salt.'].entries()) {
    sheet.write(line, 2, 45 + at * 2.2, { size: 1.3, colour: sheet.soft });
  }
  box(sheet, [2, 52, 32, 5], sheet.accent);
  sheet.write('ADD TO CART', 18, 55.2, { size: 1.6, weight: 700, colour: '#fff', align: 'center' });
}

/** Pictures that a shopper may choose by mistake. */
export const scenes: Readonly<
  Record<'hills' | 'chat' | 'product' | 'blank', (sheet: Sheet) => void>
> = { hills, chat, product, blank: () => {} };
