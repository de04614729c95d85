/** The ids of the shop's flows in the order of a purchase. Their machines: `flows.ts`. */
export const FLOWS = [
  'serviceSelection',
  'registration',
  'passwordReset',
  'placeOrder',
  'payOrder',
] as const;
export type FlowId = (typeof FLOWS)[number];

/** The prefix of the viewer's channel and storage keys. */
export const NAMESPACE = 'kedai';
