import { font, textSize } from './tokens';

/** How letters look, as CSS has it. A browser makes each such look of a face when a text first needs it. */
export interface Letters {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: number;
  readonly fontVariantNumeric?: string;
}

const headings = { fontFamily: font.display, fontWeight: 500 } as const;
const figures = { fontFamily: font.body, fontVariantNumeric: 'tabular-nums' } as const;

/** The looks that not all pages have. A story opens the pages that links lead to, and holds that none brings another. */
export const laterLetters: readonly Letters[] = [
  { ...headings, fontSize: textSize.heading },
  { fontFamily: font.body, fontSize: textSize.small, fontWeight: 500 },
  {
    fontFamily: font.body,
    fontSize: '1.5rem',
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  { ...figures, fontSize: textSize.body, fontWeight: 400 },
  { ...headings, fontSize: textSize.title },
  { ...headings, fontSize: textSize.display },
  { ...headings, fontSize: '1.375rem' },
  { ...figures, fontSize: textSize.small, fontWeight: 400 },
  { ...figures, fontSize: textSize.small, fontWeight: 600 },
];
