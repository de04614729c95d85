import { ProfilePage } from '../features/profile';
import { RequireCustomer } from '../features/session';

/** /my-profile */
export default function MyProfile() {
  return (
    <RequireCustomer>
      <ProfilePage />
    </RequireCustomer>
  );
}
