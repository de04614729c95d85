/** All icons. Those of the shell are in a file of their own, because every visit loads them. */
export * from './pages';
export * from './shell';
