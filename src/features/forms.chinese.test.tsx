import '../testing/translated/chinese';
import { testFailedForms } from '../testing/translated/failedForms';

testFailedForms();
