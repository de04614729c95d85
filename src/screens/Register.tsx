import { HumanCheck } from '../features/humanCheck';
import { Registration } from '../features/registration';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /register */
export default function Register() {
  return (
    <>
      <PageMeta {...pageText.register} />
      <Registration Check={HumanCheck} />
    </>
  );
}
