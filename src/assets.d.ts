/** What webpack's asset rules make of an import that is not code. */
declare module '*.css';
declare module 'swiper/css';
declare module 'swiper/css/*';
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
