import type { WorkboxPlugin } from 'workbox-core';
import {
  ANSWERS,
  byPath,
  filesAlone,
  givenAlone,
  oursAlone,
  ratherThanFailure,
  telling,
  unlessMeant,
  wholeAlone,
} from './plugins';
import { type Asked, isHashedFile, isPage, isPicture, isPublicAnswer } from './what';

/** How long what is kept waits for the network, s; a page less, for nothing at all is seen until it is there. */
export const ANSWER_WAIT_S = 4;
const PAGE_WAIT_S = 2;

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
    name: ANSWERS,
    from: 'network',
    amount: 30,
    wait: ANSWER_WAIT_S,
    plugins: [wholeAlone, givenAlone, ratherThanFailure, unlessMeant, telling],
  },
  {
    is: isPage,
    name: 'pages',
    from: 'network',
    amount: 40,
    wait: PAGE_WAIT_S,
    plugins: [wholeAlone, oursAlone, byPath, telling],
  },
];
