export { NewsArticle } from './NewsArticle';
export { NewsList, prefetchNews } from './NewsList';
