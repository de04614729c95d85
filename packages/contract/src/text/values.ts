/*
 * The names of values on the wire: statuses, states, categories, types, weekdays, browsers and the choices of a product. The values keep
 * their form in calls, URLs and the cart. English shows them as they are; a translation has a map, and shows a value that the
 * map lacks as it is.
 */

export const statusName = (status: string): string => status;

export const stateName = (state: string): string => state;

export const categoryName = (category: string): string => category;

/** The name of a `subCategory`. */
export const typeName = (type: string): string => type;

/** @param weekday such as `Monday` */
export const weekdayName = (weekday: string): string => weekday;

/** The name of a browser, such as `Chrome on Android`. */
export const deviceName = (device: string): string => device;

/** The name of a choice of a product, such as a size. */
export const choiceName = (feature: string): string => feature;

/** The name of a cart line: `Linen Shirt, XL`. */
export const lineName = (name: string, feature: string): string =>
  feature === '' ? name : `${name}, ${choiceName(feature)}`;
