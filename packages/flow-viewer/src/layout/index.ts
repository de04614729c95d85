/** The layout of statecharts, for tests and scripts. */
export { fold, overviewsOf, parentsOf } from './fold';
export { layOut, segmentsOf } from './layOut';
