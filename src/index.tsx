import '@kedai/ui/theme/fonts.css';
import { start } from './app/start/start';

// In a task of its own: one with the evaluation of the program would be long.
setTimeout(() => start());
