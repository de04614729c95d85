export { ContactPage as default } from '../features/content/ContactPage';
