import { LoadAlert } from '@kedai/ui/feedback/Loading';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { useLazyModule } from '@kedai/ui/hooks/useLazyModule';
import { profileText } from '../../text/account/profile';

const text = profileText.security;

const loadSections = async () =>
  (await import(/* webpackChunkName: "profile-security" */ './SecuritySections')).SecuritySections;

/** The tab Security. Most visits of the profile do not open it, so its code is loaded when it is shown. */
export function Security() {
  const { module: Sections, hasFailed, retry } = useLazyModule(loadSections, true);
  if (Sections) return <Sections />;
  if (hasFailed) return <LoadAlert message={text.loadFailed} onRetry={retry} />;
  return <Spinner label={text.loading} size={28} />;
}
