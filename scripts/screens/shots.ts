import type { Shot } from './shot';
import { accountShots } from './shots/account';
import { catalogueShots } from './shots/catalogue';
import { contentShots } from './shots/content';
import { shoppingShots } from './shots/order';
import { serviceShots } from './shots/service';
import { shellShots } from './shots/shell';

/** All screens in all states. */
export const shots: readonly Shot[] = [
  ...serviceShots,
  ...catalogueShots,
  ...shoppingShots,
  ...accountShots,
  ...contentShots,
  ...shellShots,
];
