const installed = process.env.CHROME_PATH;

/** Options of Chromium for stories and screenshots. They turn off Chromium's own network services. */
export const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    // Without hinting, glyphs have the widths of the font, so lines break at the same words in every build of Chromium.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const shopperLocale = { locale: 'en-MY', timezoneId: 'Asia/Kuala_Lumpur' } as const;
