export { NewsArticle } from './NewsArticle';
export { NewsList } from './NewsList';
