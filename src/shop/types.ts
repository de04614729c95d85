/** A choice of a filter: the value as products carry it, and the words that are shown. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** A link of the top navigation; `page` is a key of `paths`. */
export interface NavigationLink {
  readonly label: string;
  readonly page: 'home' | 'collection' | 'news' | 'about' | 'contact' | 'outlets';
}

/** What differs between the shops that this storefront can be built as (one profile is chosen at build). */
export interface ShopProfile {
  readonly id: 'clothing' | 'bakery';
  readonly name: string;
  readonly accent: 'terracotta' | 'pandan';
  /** Currency label before every amount (spec §9). */
  readonly currency: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** The name that a payment receipt must show (spec §5). */
  readonly receiverName: string;
  /** Whether the shop takes cards; the option shows "Currently Unavailable" otherwise. */
  readonly takesCards: boolean;
  readonly seller: {
    /** Where "Contact Seller" and the support link lead (spec §9). */
    readonly phone: string;
  };
  /** The one branch for pick up (spec §2). */
  readonly pickupBranch: { readonly name: string; readonly address: string };
  readonly navigation: {
    readonly main: readonly NavigationLink[];
    readonly mobile: readonly NavigationLink[];
  };
  readonly contact: {
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
    readonly hours: string;
  };
  readonly socials: {
    readonly whatsapp: string;
    readonly instagram: string;
    readonly xiaohongshu: string;
  };
  readonly filters: {
    readonly categories: readonly FilterChoice[];
    readonly types: readonly FilterChoice[];
  };
  readonly hero: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly action: string;
    /** The shop's own banner: in home's frame until the server has told which banners there are, and beside the service selection. */
    readonly picture: string;
  };
  readonly home: {
    readonly latestTitle: string;
    readonly latestText: string;
    readonly bestTitle: string;
    readonly bestText: string;
    /** What "Easy exchange" means for what is sold here. */
    readonly exchangeText: string;
  };
  readonly collection: { readonly title: string; readonly text: string };
  readonly footer: {
    readonly text: string;
    readonly copyright: string;
  };
}

/** What a shop tells about itself, at length: about, careers, delivery and privacy. */
export interface ShopStory {
  readonly careers: { readonly title: string; readonly text: string };
  readonly about: {
    readonly title: string;
    /** Address of the picture beside the words. */
    readonly picture: string;
    readonly paragraphs: readonly string[];
    readonly values: readonly { readonly title: string; readonly text: string }[];
  };
  /** What one may expect of the outlets. */
  readonly outlets: string;
  readonly delivery: string;
  readonly privacy: string;
  /** What one agrees with when one orders. */
  readonly terms: string;
}
