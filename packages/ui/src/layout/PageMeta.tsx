/** The title and description of a page. React moves them into the head. */
export function PageMeta({
  title,
  description,
  noIndex = false,
}: {
  readonly title: string;
  readonly description: string;
  /** Search engines do not list the page. */
  readonly noIndex?: boolean;
}) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
