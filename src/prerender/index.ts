/** The prerender program: the build renders pages without data with it, and the shop's server pages with their data. */
export { renderContent } from './renderContent';
export { createPageRenderer, renderShell } from './renderPage';
export { publicPages, shellPages } from './shellPages';
export { renderStaticFiles, robotsFile } from './staticPages';
