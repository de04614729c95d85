import { translateTexts } from './translateTexts';

translateTexts('ms');
