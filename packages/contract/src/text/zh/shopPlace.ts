const STREET = '14, Jalan 17/22，十七区';
const TOWN = '46400 Petaling Jaya';
const STATE = '雪兰莪';

export const branchName = (shop: string): string => `${shop} 十七区`;

export const SHOP_ADDRESS: string = `${STREET}，${TOWN}，${STATE}`;

export const SHOP_ADDRESS_LINES: readonly string[] = [STREET, TOWN, `${STATE}，马来西亚`];
