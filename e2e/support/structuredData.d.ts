declare module '@adobe/structured-data-validator' {
  /** Checks extracted data by the rules of Google's rich results. */
  export default class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): { jsonld: Readonly<Record<string, object>> };
  }
}
