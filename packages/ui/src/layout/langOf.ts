const page = process.env.LANGUAGE;

/**
 * The `lang` attribute of a text of the catalogue: marks English on a page of another language, for screen readers, fonts and
 * browsers that translate. English builds have no such attribute.
 * @param item as the API sends it. Without `language` its texts are English.
 */
export const langOf = (item: { readonly language?: string | undefined }): 'en' | undefined =>
  (page === 'ms' && item.language !== 'ms') || (page === 'zh' && item.language !== 'zh-Hans')
    ? 'en'
    : undefined;
