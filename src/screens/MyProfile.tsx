import { ProfilePage } from '../features/profile';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.myProfile, ProfilePage);
