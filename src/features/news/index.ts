export { NewsArticle } from './NewsArticle';
export { askNewest, NewsList } from './NewsList';
