const installed = process.env.CHROME_PATH;

/** Chromium as stories and screens need it: no service of its own may call out. */
export const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    // As on phones: letters are as wide as the font says, so lines break at the same words in every build of Chromium.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Where the shopper is. */
export const inMalaysia = { locale: 'en-MY', timezoneId: 'Asia/Kuala_Lumpur' } as const;
