/** The title and description of a page. React moves them into the head. */
export function PageMeta({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
