import type { WorkboxPlugin } from 'workbox-core';
import { byPath, filesAlone, givenAlone, unlessMeant, wholeAlone } from './plugins';
import { type Asked, isHashedFile, isPage, isPicture, isPublicAnswer } from './what';

/** Something that is the same for everybody, and how it is kept. */
export interface Kept {
  readonly is: (asked: Asked) => boolean;
  /** The name of its cache. */
  readonly name: string;
  /** Where it comes from: what is kept first; what is kept while it is asked for anew; the network first. */
  readonly from: 'cache' | 'both' | 'network';
  /** The newest so many. */
  readonly amount: number;
  /** How long the network is waited for where something is kept, s; else as long as it takes. */
  readonly wait?: number;
  readonly plugins: readonly WorkboxPlugin[];
}

/** All that is kept of what is asked for by GET; whatever else is asked for, the worker leaves alone. */
export const kept: readonly Kept[] = [
  {
    is: isHashedFile,
    name: 'files',
    from: 'cache',
    amount: 160,
    plugins: [wholeAlone, filesAlone],
  },
  {
    is: isPicture,
    name: 'pictures',
    from: 'both',
    amount: 200,
    plugins: [wholeAlone, filesAlone],
  },
  {
    is: isPublicAnswer,
    name: 'answers',
    from: 'network',
    amount: 30,
    plugins: [wholeAlone, givenAlone, unlessMeant],
  },
  {
    is: isPage,
    name: 'pages',
    from: 'network',
    amount: 40,
    wait: 4,
    plugins: [wholeAlone, byPath],
  },
];
