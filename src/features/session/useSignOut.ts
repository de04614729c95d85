import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../store/session';
import { toast } from '../../ui/toast';

/** Signs out and goes to the sign-in page (spec §4); a failure is told and nothing changes. */
export function useSignOut(): (leadTo?: string) => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async (leadTo = paths.login) => {
    const failure = await signOut();
    if (failure === null) navigate(leadTo);
    else toast.error(failure.message);
  };
}
