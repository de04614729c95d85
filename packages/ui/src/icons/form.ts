import { icon } from './icon';

export const ChevronDownIcon = icon('m5.5 9 6.5 6.5L18.5 9');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const EyeIcon = icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM4.5 4.5l15 15',
);
export const UploadIcon = icon('M12 16V4m-5 5 5-5 5 5M4 16v4.5h16V16');
