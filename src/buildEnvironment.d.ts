/** The build replaces `process.env.NAME` by its value. A browser has no other `process`. */
declare const process: {
  readonly env: Readonly<
    Partial<
      Record<
        | 'COMMIT'
        | 'LANGUAGE'
        | 'LANGUAGES'
        | 'NODE_ENV'
        | 'OFFLINE'
        | 'PAYMENT_QR'
        | 'PUBLIC_TEXTS'
        | 'RECOGNITION'
        | 'SHOP'
        | 'TILE_URL',
        string
      >
    >
  >;
};
