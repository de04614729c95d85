/**
 * Request header with the service and slot that the page shows: URL-encoded JSON, `null` if it shows none. A server that
 * does not know the header ignores it.
 */
export const SELECTION_HEADER = 'Kedai-Selection';

/** A request without its field `selection`, which the specification does not know, and the header with it. */
export function splitSelection({ selection, ...body }: Readonly<Record<string, unknown>>): {
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
} {
  if (selection === undefined) return { body, headers: {} };
  return { body, headers: { [SELECTION_HEADER]: encodeURIComponent(JSON.stringify(selection)) } };
}

/**
 * The request with the selection of its header.
 * @throws SyntaxError or URIError if the header is not URL-encoded JSON
 */
export const joinSelection = (body: object, header: string): object => ({
  ...body,
  selection: JSON.parse(decodeURIComponent(header)),
});
