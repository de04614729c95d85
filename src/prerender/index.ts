/** The prerender program: the build renders pages without data with it, and the shop's server pages with their data. */

export { pagesWithoutData, publicPages } from './pagesWithoutData';
export { renderContent } from './renderContent';
export { createPageRenderer, renderWithoutData } from './renderPage';
export { renderStaticFiles, robotsFiles } from './staticPages';
