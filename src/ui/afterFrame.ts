/**
 * Does something when the frame that comes next has been painted: what a tap has changed is seen before what it opens is
 * built. @returns takes that back.
 */
export function afterFrame(work: () => void): () => void {
  // The first of the two comes just before that frame, the second just before the one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
