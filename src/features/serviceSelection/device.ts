/** What shows the page as it is for the service just chosen (spec §4). */
export const reloadThisPage = (): void => window.location.reload();
