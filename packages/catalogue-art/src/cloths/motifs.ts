import { darker, type Hex, lighter } from '../kit/colour';

const fixed = (value: number) => Math.round(value * 100) / 100;

/** Colours of a printed or drawn motif. */
export interface Dyes {
  readonly petal: Hex;
  readonly heart: Hex;
  readonly leaf: Hex;
  /** The undyed wax line of batik. */
  readonly line: Hex;
}

/** A five-petalled hibiscus (bunga raya) around the origin, about 2 units across. */
export function hibiscus({ petal, heart, line }: Dyes): string {
  const one =
    'M0 0C-0.5 -0.25 -0.75 -0.75 -0.42 -1.05C-0.28 -1.18 -0.16 -1.02 0 -1.1C0.16 -1.02 0.28 -1.18 0.42 -1.05C0.75 -0.75 0.5 -0.25 0 0Z';
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="${one}" fill="${petal}" stroke="${line}" stroke-width="0.07"/>` +
        `<path d="M0 -0.1C-0.2 -0.4 -0.2 -0.6 -0.12 -0.8M0 -0.1L0 -0.9M0 -0.1C0.2 -0.4 0.2 -0.6 0.12 -0.8" stroke="${darker(petal, 0.4)}" stroke-opacity="0.55" stroke-width="0.045" fill="none"/>` +
        `<path d="M0 0C-0.22 -0.16 -0.26 -0.36 -0.12 -0.5L0 -0.38L0.12 -0.5C0.26 -0.36 0.22 -0.16 0 0Z" fill="${darker(petal, 0.3)}" fill-opacity="0.6"/></g>`,
    )
    .join('');
  return (
    `${petals}<path d="M0 0C0.12 -0.25 0.34 -0.42 0.62 -0.5" stroke="${heart}" stroke-width="0.1" fill="none" stroke-linecap="round"/>` +
    `<g fill="${heart}"><circle r="0.14"/><circle cx="0.62" cy="-0.5" r="0.1"/><circle cx="0.5" cy="-0.58" r="0.07"/><circle cx="0.68" cy="-0.36" r="0.07"/><circle cx="0.42" cy="-0.4" r="0.06"/></g>`
  );
}

/** A frangipani: five rounded, overlapping petals. */
export function frangipani({ petal, heart, line }: Dyes): string {
  const one =
    'M0 0C-0.34 -0.2 -0.5 -0.7 -0.2 -1C0.1 -1.14 0.44 -0.8 0.4 -0.44C0.36 -0.2 0.2 -0.06 0 0Z';
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="${one}" fill="${petal}" stroke="${line}" stroke-width="0.06"/>`,
    )
    .join('');
  const blush = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 0C-0.14 -0.16 -0.16 -0.4 -0.02 -0.56C0.14 -0.5 0.2 -0.2 0 0Z" fill="${heart}" fill-opacity="0.8"/>`,
    )
    .join('');
  return petals + blush;
}

/** A leaf that points up from the origin, one unit long. */
export function leaf({ leaf: green, line }: Dyes): string {
  return (
    `<path d="M0 0C-0.34 -0.25 -0.34 -0.7 0 -1.1C0.34 -0.7 0.34 -0.25 0 0Z" fill="${green}" stroke="${line}" stroke-width="0.06"/>` +
    `<path d="M0 -0.05L0 -0.92M0 -0.3L-0.16 -0.48M0 -0.3L0.16 -0.48M0 -0.52L-0.13 -0.68M0 -0.52L0.13 -0.68" stroke="${line}" stroke-opacity="0.8" stroke-width="0.05" fill="none"/>`
  );
}

/** A curling tendril of awan larat, the wandering cloud of Malay carving. */
export function tendril({ line }: Dyes): string {
  return `<path d="M0 0C0.2 -0.6 0.8 -0.9 1.2 -0.55C1.5 -0.25 1.2 0.1 0.95 -0.08C0.8 -0.2 0.95 -0.38 1.06 -0.3M0.5 -0.62C0.5 -0.95 0.3 -1.15 0.1 -1.05" stroke="${line}" stroke-width="0.075" fill="none" stroke-linecap="round"/>`;
}

/** Wau bulan, the moon kite of Kelantan: wings at the top, a crescent tail at the bottom, tassels at the tips. */
export function wau(body: Hex, trim: Hex, accent: Hex): string {
  const flower = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="${accent}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-0.6" rx="0.36" ry="0.5" transform="rotate(${turn})"/>`).join('')}<circle r="0.32" fill="${trim}"/></g>`;
  const tassel = (x: number, y: number) =>
    `<path d="M${x} ${y}l-0.1 0.34M${x} ${y}l0 0.38M${x} ${y}l0.1 0.34" stroke="${accent}" stroke-width="0.045" stroke-linecap="round"/>`;
  const wings =
    'M0 -1.02C0.5 -1.08 1.1 -1 1.62 -0.62C1.7 -0.56 1.7 -0.46 1.6 -0.44C1.1 -0.2 0.5 -0.22 0 -0.3C-0.5 -0.22 -1.1 -0.2 -1.6 -0.44C-1.7 -0.46 -1.7 -0.56 -1.62 -0.62C-1.1 -1 -0.5 -1.08 0 -1.02Z';
  const moon =
    'M-1.04 0.42C-1.3 1.1 -0.7 1.8 0 1.8C0.7 1.8 1.3 1.1 1.04 0.42C1 0.32 0.9 0.36 0.86 0.46C0.7 0.9 0.4 1.08 0 1.08C-0.4 1.08 -0.7 0.9 -0.86 0.46C-0.9 0.36 -1 0.32 -1.04 0.42Z';
  return (
    `<path d="M0 -1.36L0 1.9" stroke="${trim}" stroke-width="0.07"/><path d="M-0.26 -1.42C-0.1 -1.24 0.1 -1.24 0.26 -1.42" stroke="${trim}" stroke-width="0.06" fill="none" stroke-linecap="round"/>` +
    `<path d="M0 -0.3C0.3 0 0.3 0.6 0 1.08C-0.3 0.6 -0.3 0 0 -0.3Z" fill="${accent}"/><path d="M0 -0.1C0.14 0.1 0.14 0.5 0 0.8C-0.14 0.5 -0.14 0.1 0 -0.1Z" fill="${body}"/>` +
    `<path d="${wings}" fill="${body}" stroke="${trim}" stroke-width="0.07"/><path d="${moon}" fill="${trim}" stroke="${trim}" stroke-width="0.05"/>` +
    `<path d="M-1.3 -0.56C-0.9 -0.8 -0.5 -0.84 0 -0.8C0.5 -0.84 0.9 -0.8 1.3 -0.56" stroke="${accent}" stroke-width="0.05" fill="none" stroke-dasharray="0.09 0.07"/>` +
    flower(0, -0.62, 0.24) +
    flower(-0.66, -0.58, 0.19) +
    flower(0.66, -0.58, 0.19) +
    flower(-1.16, -0.54, 0.12) +
    flower(1.16, -0.54, 0.12) +
    flower(0, 1.44, 0.26) +
    flower(-0.62, 1.26, 0.19) +
    flower(0.62, 1.26, 0.19) +
    flower(-0.94, 0.86, 0.12) +
    flower(0.94, 0.86, 0.12) +
    tassel(-1.62, -0.46) +
    tassel(1.62, -0.46) +
    tassel(-0.96, 0.36) +
    tassel(0.96, 0.36)
  );
}

/** A little hornbill, turned to the right. */
export function hornbill(body: Hex, beak: Hex, light: Hex): string {
  return (
    `<path d="M-1 1C-1.05 0 -0.6 -0.75 0.05 -0.8C0.5 -0.82 0.7 -0.5 0.62 -0.2C0.5 0.3 0 0.8 -1 1Z" fill="${body}"/>` +
    `<path d="M-0.95 1.05L-1.2 1.5L-0.7 0.98Z" fill="${light}"/><path d="M-0.3 0.75C-0.75 0.4 -0.7 -0.05 -0.35 -0.3C-0.1 0 -0.05 0.4 -0.3 0.75Z" fill="${darker(body, 0.4)}"/>` +
    `<path d="M0.55 -0.5C0.95 -0.62 1.2 -0.4 1.3 -0.05C1 -0.25 0.8 -0.22 0.6 -0.2Z" fill="${beak}"/>` +
    `<path d="M0.25 -0.78C0.4 -1.05 0.85 -1.02 0.95 -0.6C0.75 -0.72 0.55 -0.68 0.4 -0.6Z" fill="${lighter(beak, 0.2)}"/><circle cx="0.34" cy="-0.46" r="0.09" fill="${light}"/>`
  );
}

/** A small fish. */
export function fish(body: Hex, fin: Hex): string {
  return (
    `<path d="M-0.7 0C-0.3 -0.6 0.5 -0.6 0.95 0C0.5 0.6 -0.3 0.6 -0.7 0Z" fill="${body}"/><path d="M-0.6 0L-1.15 -0.42L-1 0L-1.15 0.42Z" fill="${fin}"/>` +
    `<path d="M0.25 -0.42C0.4 -0.15 0.4 0.15 0.25 0.42" stroke="${fin}" stroke-width="0.08" fill="none"/><circle cx="0.6" cy="-0.1" r="0.08" fill="${fin}"/>`
  );
}

/** A durian, cut to show a hint of its husk. */
export function durian(husk: Hex, spike: Hex): string {
  let spikes = '';
  for (let i = 0; i < 18; i += 1) {
    const a = (i / 18) * Math.PI * 2;
    const b = ((i + 0.5) / 18) * Math.PI * 2;
    spikes += `${i ? 'L' : 'M'}${fixed(Math.cos(a) * 0.72)} ${fixed(Math.sin(a) * 0.85)}L${fixed(Math.cos(b) * 0.92)} ${fixed(Math.sin(b) * 1.05)}`;
  }
  return (
    `<path d="M-0.06 -0.8L-0.1 -1.3L0.12 -1.3L0.08 -0.8Z" fill="${spike}"/><path d="${spikes}Z" fill="${husk}"/>` +
    `<g fill="${spike}"><path d="M-0.3 -0.3l.12-.2 .12 .2zM0.15 -0.4l.12-.2 .12 .2zM-0.05 0.05l.12-.2 .12 .2zM-0.42 0.3l.12-.2 .12 .2zM0.28 0.25l.12-.2 .12 .2zM-0.05 0.55l.12-.2 .12 .2z"/></g>`
  );
}

/** A palm frond for resort prints. */
export function frond({ leaf: green }: Dyes): string {
  let blades = '';
  for (let i = 0; i < 9; i += 1) {
    const y = -0.15 - i * 0.2;
    const reach = 0.75 - Math.abs(i - 3) * 0.085;
    blades += `M0 ${fixed(y)}C${fixed(reach * 0.4)} ${fixed(y - 0.28)} ${fixed(reach * 0.8)} ${fixed(y - 0.2)} ${fixed(reach)} ${fixed(y - 0.02)}C${fixed(reach * 0.7)} ${fixed(y - 0.1)} ${fixed(reach * 0.3)} ${fixed(y - 0.06)} 0 ${fixed(y + 0.08)}`;
    blades += `C${fixed(-reach * 0.3)} ${fixed(y - 0.06)} ${fixed(-reach * 0.7)} ${fixed(y - 0.1)} ${fixed(-reach)} ${fixed(y - 0.02)}C${fixed(-reach * 0.8)} ${fixed(y - 0.2)} ${fixed(-reach * 0.4)} ${fixed(y - 0.28)} 0 ${fixed(y)}Z`;
  }
  return `<path d="${blades}" fill="${green}"/><path d="M0 0.4L0 -1.9" stroke="${darker(green, 0.25)}" stroke-width="0.05"/>`;
}
