export { warmLetters } from './warmLetters';
export { warmScreen } from './warmScreen';
