/** Tells humans from bots before a code is mailed. Stateless: the caller refuses replays. */
export interface HumanCheck {
  /** Whether a request for a code needs a solution. */
  readonly isNeeded: boolean;
  /** The challenge for the storefront's widget; null when the check is off. */
  challenge(): Promise<object | null>;
  /** Whether a solution is right and recent; always true when the check is off. */
  verify(payload: string | undefined): Promise<boolean>;
  /** The same id for every encoding of one solution, to recognise replays. */
  idOf(payload: string): string;
}

/** Accepts every request. */
export const noHumanCheck: HumanCheck = {
  isNeeded: false,
  challenge: async () => null,
  verify: async () => true,
  idOf: (payload) => payload,
};
