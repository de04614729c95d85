/** The shop's flows, in the order in which a shopper meets them. Their charts: `flows.ts`. */
export const FLOWS = ['serviceSelection', 'registration', 'passwordReset', 'checkout'] as const;
export type FlowId = (typeof FLOWS)[number];

export const isFlowId = (value: unknown): value is FlowId => FLOWS.some((flow) => flow === value);
