/** A place in Malaysia, such as a town. */
export interface Place {
  /** Stable, for `place_id`. */
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** One of `VALID_STATES`, or a federal territory. */
  readonly state: string;
  /** The main one first. */
  readonly postcodes: readonly string[];
  /** degrees */
  readonly lat: number;
  readonly lng: number;
  /** Roughly its population; 0 if unknown. */
  readonly weight: number;
}
