/** Style sheets say nothing to jsdom. */
export default {};
