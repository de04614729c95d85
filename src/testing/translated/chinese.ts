import { translateTexts } from './translateTexts';

translateTexts('zh');
