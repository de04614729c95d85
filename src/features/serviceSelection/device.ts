/** The device's clock, epoch ms. */
export const deviceClock = (): number => Date.now();

/** What shows the page as it is for the service just chosen (spec §4). */
export const reloadThisPage = (): void => window.location.reload();
