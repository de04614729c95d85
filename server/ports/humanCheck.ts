/** Tells people from programs before a code is mailed. Holds no state: replays are refused by the caller. */
export interface HumanCheck {
  /** Whether a request for a code needs a solution. */
  readonly isNeeded: boolean;
  /** The task that the storefront's widget solves, as the widget wants it; null when the check is off. */
  challenge(): Promise<object | null>;
  /** Whether a solution is right and recent; with the check off, always. */
  verify(payload: string | undefined): Promise<boolean>;
  /** What every form of one solution has in common (it can be written in many ways); it is spent under this name. */
  idOf(payload: string): string;
}

/** Lets everybody through. */
export const noHumanCheck: HumanCheck = {
  isNeeded: false,
  challenge: async () => null,
  verify: async () => true,
  idOf: (payload) => payload,
};
