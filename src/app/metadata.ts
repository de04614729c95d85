/** What the server wrote into the head about the first page: its canonical URL, those in other languages, previews and structured data. */
const METADATA =
  'link[rel="canonical"], link[hreflang], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Removes the metadata of the first page when another is shown: a browser would share the canonical URL of the first. */
export function removeMetadata(): void {
  for (const element of document.head.querySelectorAll(METADATA)) element.remove();
}
