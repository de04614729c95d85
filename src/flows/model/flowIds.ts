/** The shop's flows in the order of a purchase. Their machines: `flows.ts`. */
export const FLOWS = ['serviceSelection', 'registration', 'passwordReset', 'checkout'] as const;
export type FlowId = (typeof FLOWS)[number];

export const isFlowId = (value: unknown): value is FlowId => FLOWS.some((flow) => flow === value);
