export { AboutPage as default } from '../features/content/AboutPage';
