/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` 0 gives the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const a = channels(first);
  const b = channels(second);
  const value = a.reduce((sum, channel, i) => {
    const mixed = Math.round(channel + ((b[i] ?? channel) - channel) * share);
    return sum * 256 + mixed;
  }, 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** A darker shade, towards a warm near-black, so that shadows are not grey. */
export function darker(colour: Hex, share: number): Hex {
  return mix(colour, '#1d1410', share);
}

/** A lighter tint, towards warm paper white. */
export function lighter(colour: Hex, share: number): Hex {
  return mix(colour, '#fff8ec', share);
}
