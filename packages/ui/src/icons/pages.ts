import { icon } from './icon';

export const NewsIcon = icon(
  'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const DownloadIcon = icon('M12 4v12m-5-5 5 5 5-5M4 16v4.5h16V16');
export const FilterIcon = icon('M3 6h18M6.5 12h11M10 18h4');
