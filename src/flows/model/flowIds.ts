/** The shop's flows in the order of a purchase. Their machines: `flows.ts`. */
export const FLOWS = ['serviceSelection', 'registration', 'passwordReset', 'checkout'] as const;
export type FlowId = (typeof FLOWS)[number];
