import { HumanCheck } from '../features/humanCheck';
import { Registration } from '../features/registration';

/** /register */
export default function Register() {
  return <Registration Check={HumanCheck} />;
}
