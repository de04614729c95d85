import { ProfilePage } from '../features/profile/ProfilePage';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.myProfile, ProfilePage);
