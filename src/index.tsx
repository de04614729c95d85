import './theme/fonts.css';
import { start } from './app/start/start';

start();
