/** An option of a filter: the value in the products, and the displayed label. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** A link of the top navigation; `page` is a key of `paths`. */
export interface NavigationLink {
  readonly label: string;
  readonly page: 'home' | 'collection' | 'news' | 'about' | 'contact' | 'outlets';
}

/** Everything that differs between the shops. The build chooses one profile. */
export interface ShopProfile {
  readonly id: 'clothing' | 'bakery';
  readonly name: string;
  readonly accent: 'terracotta' | 'pandan';
  /** The label before every amount (spec §9). */
  readonly currency: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** The name that a payment receipt must show (spec §5). */
  readonly receiverName: string;
  /** Whether the shop accepts cards. Otherwise the option shows "Currently Unavailable". */
  readonly takesCards: boolean;
  readonly seller: {
    /** The WhatsApp number of "Contact Seller" and the support link (spec §9). */
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
    /** URL of the shop's own banner. Home shows it until the banners are loaded; the service selection shows it beside the form. */
    readonly picture: string;
  };
  readonly home: {
    readonly latestTitle: string;
    readonly latestText: string;
    readonly bestTitle: string;
    readonly bestText: string;
    /** The explanation of "Easy exchange" for this shop's products. */
    readonly exchangeText: string;
  };
  readonly collection: { readonly title: string; readonly text: string };
  readonly footer: {
    readonly text: string;
    readonly copyright: string;
  };
}

/** The long texts of a shop: about, careers, delivery, privacy and terms. */
export interface ShopStory {
  readonly careers: { readonly title: string; readonly text: string };
  readonly about: {
    readonly title: string;
    /** URL of the picture beside the text. */
    readonly picture: string;
    readonly paragraphs: readonly string[];
    readonly values: readonly { readonly title: string; readonly text: string }[];
  };
  /** The introduction of the outlets. */
  readonly outlets: string;
  readonly delivery: string;
  readonly privacy: string;
  /** The terms and conditions that the shopper agrees to with an order. */
  readonly terms: string;
}
