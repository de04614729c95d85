/** An imported picture or font is its address. */
export default '/assets/stand-in';
