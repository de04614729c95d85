/** Spelling variants in Malaysian names, normalised on both sides of a comparison. */
const SAME = new Map(
  Object.entries({
    ayer: 'air',
    tanjong: 'tanjung',
    kampong: 'kampung',
    kg: 'kampung',
    bahru: 'baru',
    baharu: 'baru',
    bharu: 'baru',
    sri: 'seri',
    sg: 'sungai',
    bkt: 'bukit',
    tmn: 'taman',
    bdr: 'bandar',
    pulou: 'pulau',
    ampat: 'empat',
    jln: 'jalan',
    lrg: 'lorong',
    kl: 'kuala lumpur',
    pj: 'petaling jaya',
    jb: 'johor baru',
    kk: 'kota kinabalu',
  }),
);

/** A normalised word of a text and its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of a text in order, without case, accents and spelling variants. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const plain = match[0].normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return (SAME.get(plain) ?? plain)
      .split(' ')
      .map((word) => ({ text: word, start: match.index }));
  });
}

/** The normalised words of a name, without positions. */
export function plainWords(text: string): string[] {
  return wordsOf(text).map(({ text: word }) => word);
}
