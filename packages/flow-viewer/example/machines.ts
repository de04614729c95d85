/** What the viewer opens. `serve.ts` puts another file in the place of this one. */
export { application, crossing } from './flow';
