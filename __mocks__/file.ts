/** The URL of any imported picture or font. */
export default '/assets/stand-in';
