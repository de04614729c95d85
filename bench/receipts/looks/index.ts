import { clean } from './clean';
import { hard } from './hard';
import type { Look } from './types';
import { wrong } from './wrong';

/** All pictures of the benchmark. */
export const looks: readonly Look[] = [...clean, ...hard, ...wrong];
