/** All icons. Each file goes with what shows its icons, so that a page loads few others; `servicePrompt` is loaded first. */
export * from './contact';
export * from './form';
export * from './home';
export * from './pages';
export * from './servicePrompt';
export * from './shell';
