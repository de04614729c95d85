import '../testing/translated/malay';
import { testFailedForms } from '../testing/translated/failedForms';

testFailedForms();
