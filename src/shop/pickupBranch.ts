import { branchName, SHOP_ADDRESS } from '@kedai/contract/text/shopPlace';
import { shop } from '.';

/** The one branch for pick up (spec §2). */
export const pickupBranch = { name: branchName(shop.name), address: SHOP_ADDRESS };
