import { preload } from 'react-dom';

/**
 * Preloads a main picture, which is lazy otherwise. In prerendered HTML this becomes a link, and the bootstrap script inserts
 * those of the page or those of the service prompt: only one of them is visible.
 * @param avif the AVIF files, if there are any
 * @param media the media query of their crop
 */
export function preloadPicture(
  src: string,
  avif?: { readonly srcSet: string; readonly sizes: string },
  media?: string,
): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    media,
    ...(avif && { imageSrcSet: avif.srcSet, imageSizes: avif.sizes, type: 'image/avif' }),
  });
}
