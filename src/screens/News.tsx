export { loadNews as loadData, NewsList as default } from '../features/news/NewsList';

export const dataQuery = ['page'];
