export const counterText = {
  title: 'Counter',
  /** The title of the browser's tab. @param waiting receipts that wait */
  tab: (page: string, waiting: number) =>
    `${waiting === 0 ? '' : `(${waiting}) `}${page} · Counter`,
  pages: 'Pages of the counter',
  home: 'Counter of the shop',
  notFound: 'There is no such page of the counter',
  toReceipts: 'Go to the receipts',
  /** Above data that could not be loaded again. */
  stale: (since: string) => `What you see is from ${since}. The counter keeps trying.`,
} as const;
