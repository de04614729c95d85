import { icon } from './icon';

export const ChevronLeftIcon = icon('m14.5 5.5-6.5 6.5 6.5 6.5');
export const ChevronRightIcon = icon('m9.5 5.5 6.5 6.5-6.5 6.5');
export const ChevronDownIcon = icon('m5.5 9 6.5 6.5L18.5 9');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const EyeIcon = icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = icon(
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM4.5 4.5l15 15',
);
export const PinIcon = icon(
  'M12 21.5c4.5-5 6.75-8.5 6.75-11.5a6.75 6.75 0 0 0-13.5 0c0 3 2.25 6.5 6.75 11.5Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2');
export const PhoneIcon = icon(
  'M5 3.5h3.5l2 5-2.5 1.5a12 12 0 0 0 6 6l1.5-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5.5a2 2 0 0 1 2-2Z',
);
export const MailIcon = icon('M3 5.5h18v13H3v-13Zm0 .5 9 7.5 9-7.5');
export const ExchangeIcon = icon('M4 9h15l-4-4M20 15H5l4 4');
export const ReturnIcon = icon('M12 20.5a8.5 8.5 0 1 0-7.8-5.1M4 20v-4.7h4.7m.8-3.3 2 2 3.5-4');
export const HeadsetIcon = icon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5v6H4v-6Zm12.5 0H20v6h-3.5v-6ZM20 19.5c0 1.5-2.5 2-5.5 2',
);
export const NewsIcon = icon(
  'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const UploadIcon = icon('M12 16V4m-5 5 5-5 5 5M4 16v4.5h16V16');
export const DownloadIcon = icon('M12 4v12m-5-5 5 5 5-5M4 16v4.5h16V16');
export const FilterIcon = icon('M3 6h18M6.5 12h11M10 18h4');
