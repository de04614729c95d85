import { box, disc, type Sheet } from './sheet';

/** Hills and a sun. */
function hills({ pen, canvas: { width, height } }: Sheet): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#86b9e8');
  sky.addColorStop(1, '#f6d9b0');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  for (let hill = 0; hill < 5; hill += 1) {
    pen.fillStyle = `hsl(${100 + hill * 12} 35% ${50 - hill * 7}%)`;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 12) {
      pen.lineTo(x, height * (0.5 + hill * 0.09) + Math.sin(x / (90 - hill * 9) + hill) * 40);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}

/** Talk about the payment, without one. */
function chat(sheet: Sheet): void {
  const said = [
    'Hello, have you paid the shop?',
    'Yes, to KAIN ROTI or so',
    'I will send the receipt later today',
    'Which bank did you use for it?',
    'The blue one, same as last month',
    'Ok thanks! See you on Sunday',
    'Bring bread please',
    'And the batik for mother',
  ];
  for (const [at, line] of said.entries()) {
    const mine = at % 2 === 1;
    box(sheet, [mine ? 8 : 2, 6 + at * 6, 26, 4], mine ? '#2c6e49' : sheet.raised);
    sheet.write(line, mine ? 9 : 3, 8.5 + at * 6, {
      size: 1.3,
      colour: mine ? '#fff' : sheet.ink,
    });
  }
}

/** A page of a shop. */
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

/** What somebody picks by mistake. */
export const scenes: Readonly<
  Record<'hills' | 'chat' | 'product' | 'blank', (sheet: Sheet) => void>
> = { hills, chat, product, blank: () => {} };
