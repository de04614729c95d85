import type { Translations } from '@kedai/contract/protocol/languages';

/** The shapes of the seeded catalogue: plain data, as typed by a shopkeeper. Prices and fees are integer sen. */

export interface SeedProduct {
  /** Stable slug; also the stem of the picture names. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceSen: number;
  readonly category: string;
  readonly subCategory: string;
  /** Choices of the picker; empty when there is nothing to choose. */
  readonly features: readonly string[];
  readonly bestseller: boolean;
  /** URLs such as `/pictures/<id>-1.webp`; the first one is shown on cards. */
  readonly images: readonly string[];
  /** In languages other than English. */
  readonly translations?: Translations<'name' | 'description'>;
}

export interface SeedNewsItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Picture URL; absent where the card shows a placeholder. */
  readonly imageUrl?: string;
  readonly translations?: Translations<'title' | 'description'>;
}

export interface SeedDay {
  readonly day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  readonly available: boolean;
  /** Local times, `HH:mm`. */
  readonly operatingTime: { readonly start: string; readonly end: string };
}

export interface SeedOutlet {
  readonly id: string;
  readonly title: string;
  readonly contactNumber: string;
  /** Absent where the contact number answers messages too. */
  readonly whatsappNumber?: string;
  /** Link that opens the place on a map. */
  readonly googleMap: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly zipcode: string;
    readonly state: string;
    readonly country: string;
  };
  readonly schedule: readonly SeedDay[];
  readonly translations?: Translations<'title'>;
}

export interface SeedShippingFee {
  /** One of the 13 states of spec §9. */
  readonly state: string;
  readonly costSen: number;
}

/** The initial contents of a shop. Products are in list order, the latest first. */
export interface ShopSeed {
  readonly products: readonly SeedProduct[];
  readonly sliderImages: readonly string[];
  readonly news: readonly SeedNewsItem[];
  readonly outlets: readonly SeedOutlet[];
  readonly shipping: readonly SeedShippingFee[];
}
