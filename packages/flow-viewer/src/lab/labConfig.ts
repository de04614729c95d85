/** A rule of the failure lab: how one call fails. */
export interface LabRule {
  readonly call: string;
  readonly failure: string;
  /** A rule for the next call only: a text that no other rule has. */
  readonly once?: string | undefined;
}

/** A failure that testers turn on by a toggle. */
export interface LabError {
  readonly name: string;
  readonly rule: LabRule;
  /** What the user of the application then reads; null when there is no message. */
  readonly message: string | null;
  readonly note: string;
  /** Where a user of the application meets it. */
  readonly where: string;
}

/** The failure lab of an application: what can fail, and where its rules are stored. */
export interface LabConfig {
  readonly errors: Readonly<Record<string, readonly LabError[]>>;
  readonly calls: readonly string[];
  readonly failures: readonly string[];
  readonly readRules: () => readonly LabRule[];
  /** Stores the rules, for every open page of the application. */
  readonly writeRules: (rules: readonly LabRule[]) => void;
  /** Whether this server makes calls fail. */
  readonly isAvailable: () => Promise<boolean>;
  /** Says why there is no lab, and what to do. */
  readonly unavailable: string;
}
