export { NewsList as default, prefetchNews as prefetchQuery } from '../features/news/NewsList';
