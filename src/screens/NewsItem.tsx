import { NewsArticle } from '../features/news';

export default function NewsItem() {
  return <NewsArticle />;
}
