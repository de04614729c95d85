export { AboutPage } from './AboutPage';
export { ContactPage } from './ContactPage';
