export { loadNewsItem as loadData, NewsArticle as default } from '../features/news/NewsArticle';
