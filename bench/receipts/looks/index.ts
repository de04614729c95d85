import { clean } from './clean';
import { hard } from './hard';
import type { Look } from './types';
import { wrong } from './wrong';

/** The examination. */
export const looks: readonly Look[] = [...clean, ...hard, ...wrong];
