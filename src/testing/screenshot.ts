import { anImage } from '../../server/testing/orders';

/**
 * A screenshot that the shop takes: one pixel, and behind it the text that the stand-in of recognition reads in it. Another
 * text is another file.
 */
export const screenshot = (text = 'Transfer to\nKAIN ROTI SDN BHD'): File =>
  new File([anImage(`\n${text}`)], 'screenshot.gif', { type: 'image/gif' });
