/** The prerender program: the build renders pages without data with it, and the shop's server pages with their data. */
export { createPageRenderer, renderShell } from './pageRenderer';
export { renderContent } from './renderContent';
export { pages, publicPages } from './routes';
export { renderStaticFiles, robotsFile } from './staticPages';
