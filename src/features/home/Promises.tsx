import { Newsletter } from './Newsletter';
import { PolicyStrip } from './PolicyStrip';

/** What the shop promises, and what it writes about (spec §1). */
export function Promises() {
  return (
    <>
      <PolicyStrip />
      <Newsletter />
    </>
  );
}
