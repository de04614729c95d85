import { ProfilePage } from '../features/profile';
import { RequireCustomer } from '../features/session';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export default function MyProfile() {
  return (
    <>
      <PageMeta {...pageText.myProfile} />
      <RequireCustomer>
        <ProfilePage />
      </RequireCustomer>
    </>
  );
}
