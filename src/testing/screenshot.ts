import { buildImage } from '../../server/testing/orders';

/**
 * A valid screenshot: one pixel, followed by the text that the mock of the text recognition returns. Different texts give
 * different files.
 */
export const screenshot = (text = 'Transfer to\nKAIN ROTI SDN BHD'): File =>
  new File([buildImage(`\n${text}`)], 'screenshot.gif', { type: 'image/gif' });
