/** What a drawn receipt says and how it looks. */
export interface ReceiptLook {
  readonly name: string;
  readonly receiver: readonly string[];
  readonly dark?: boolean;
  /** px across */
  readonly width?: number;
  /** 0 to 1: strength of the text against its ground */
  readonly contrast?: number;
  /** degrees, as when a screen is photographed */
  readonly tilt?: number;
  readonly layout?: 'stacked' | 'rows' | 'slip';
  readonly type?: 'image/png' | 'image/jpeg';
  readonly quality?: number;
  /** No receipt at all. */
  readonly scene?: boolean;
  readonly matches: boolean;
}

/** Draws a payment's screenshot, in the manner of a phone application. Runs in a page. */
export async function drawReceipt(look: ReceiptLook): Promise<Blob> {
  const width = look.width ?? 1080;
  const height = Math.round(width * 1.9);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas.');
  const [ground, ink] = coloursOf(look);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  if (look.tilt !== undefined) {
    pen.translate(width / 2, height / 2);
    pen.rotate((look.tilt * Math.PI) / 180);
    pen.scale(0.94, 0.94);
    pen.translate(-width / 2, -height / 2);
  }
  if (look.scene) drawScene(pen, width, height);
  else drawText(pen, look, width, ink);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))),
      look.type ?? 'image/png',
      look.quality ?? 0.8,
    ),
  );
}

function coloursOf({ dark = false, contrast = 1 }: ReceiptLook): readonly [string, string] {
  const shade = (value: number) => `rgb(${value}, ${value}, ${value})`;
  const ground = dark ? 18 : 250;
  const far = dark ? 240 : 25;
  return [shade(ground), shade(Math.round(ground + (far - ground) * contrast))];
}

function drawText(
  pen: CanvasRenderingContext2D,
  look: ReceiptLook,
  width: number,
  ink: string,
): void {
  const unit = width / 36;
  pen.fillStyle = look.dark ? '#1f6feb' : '#0a5fd6';
  pen.fillRect(0, 0, width, unit * 8);
  pen.fillStyle = '#fff';
  pen.font = `600 ${unit * 2}px sans-serif`;
  pen.fillText('Payment successful', unit * 2, unit * 5);
  pen.fillStyle = ink;
  pen.font = `700 ${unit * 3}px sans-serif`;
  pen.fillText('RM 97.00', unit * 2, unit * 13);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Transfer to', look.receiver],
    ['Date', ['21 Nov 2026, 11:42']],
    ['Reference', ['TNG2026112100071']],
    ['Payment method', ['eWallet balance']],
    ['From', ['NUR AINA BINTI RAHMAN']],
  ];
  let y = unit * 18;
  for (const [label, lines] of rows) {
    pen.globalAlpha = 0.65;
    pen.font = `400 ${unit * 1.25}px sans-serif`;
    pen.fillText(label, unit * 2, y);
    pen.globalAlpha = 1;
    pen.font = `500 ${unit * 1.45}px sans-serif`;
    const beside = look.layout === 'rows' || look.layout === 'slip';
    if (!beside) y += unit * 2.1;
    for (const line of lines) {
      pen.fillText(line, beside ? unit * 14 : unit * 2, y);
      y += unit * 2.1;
    }
    if (look.layout === 'slip') {
      pen.strokeStyle = ink;
      pen.lineWidth = 2;
      pen.strokeRect(
        unit,
        y - unit * 2.1 * lines.length - unit * 1.8,
        unit * 34,
        unit * 2.1 * lines.length + unit,
      );
      pen.strokeRect(
        unit,
        y - unit * 2.1 * lines.length - unit * 1.8,
        unit * 12,
        unit * 2.1 * lines.length + unit,
      );
    }
    y += unit * 1.6;
  }
}

/** Hills and a sun: what somebody picks by mistake. */
function drawScene(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#86b9e8');
  sky.addColorStop(1, '#f6d9b0');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#f7c948';
  pen.beginPath();
  pen.arc(width * 0.7, height * 0.25, width * 0.1, 0, Math.PI * 2);
  pen.fill();
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
