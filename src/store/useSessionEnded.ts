import { useEffect, useState } from 'react';
import { useAppSelector } from './hooks';
import { selectSessionStatus } from './session';

/** Whether a customer's session has ended while the calling component was mounted. */
export function useSessionEnded(): boolean {
  const status = useAppSelector(selectSessionStatus);
  const [wasCustomer, setWasCustomer] = useState(false);
  useEffect(() => {
    if (status === 'customer') setWasCustomer(true);
  }, [status]);
  return wasCustomer && status === 'guest';
}
