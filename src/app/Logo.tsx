import { shop } from '../shop';
import { Logo as Wordmark } from '../ui/Logo';

/** The logo with this shop's name. */
export const Logo = () => <Wordmark name={shop.name} />;
