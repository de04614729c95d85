/** Words that most English sentences of the shop have, and no Malay one. */
const WORDS =
  /\b(?:an?|and|at|by|for|from|in|is|it|of|or|the|this|these|to|too|are|was|were|has|must|not|no|please|you|your|again|added|cart|changed|order|sent|updated|uploaded|verified)\b/gi;

/** The English words of a sentence, apart from what is in quotation marks. */
export const englishIn = (sentence: string): readonly string[] => sentence.match(WORDS) ?? [];
