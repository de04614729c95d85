export { NewsArticle as default } from '../features/news/NewsArticle';
