/** jsdom ignores style sheets. */
export default {};
