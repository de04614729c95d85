import { shop } from '../shop';
import { Logo as Wordmark } from '../ui/Logo';

/** This shop's name over the door. */
export const Logo = () => <Wordmark name={shop.name} />;
