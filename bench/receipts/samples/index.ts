import { clean } from './clean';
import { hard } from './hard';
import type { Sample } from './types';
import { wrong } from './wrong';

/** All pictures of the benchmark. */
export const samples: readonly Sample[] = [...clean, ...hard, ...wrong];
