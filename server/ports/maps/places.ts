/** A place in Malaysia that an address can end with. */
export interface Place {
  /** Stable, for `place_id`. */
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** One of `VALID_STATES`, or a federal territory. */
  readonly state: string;
  /** The usual one first. */
  readonly postcodes: readonly string[];
  /** degrees */
  readonly lat: number;
  readonly lng: number;
  /** About its inhabitants; 0 when nobody told. */
  readonly weight: number;
}
