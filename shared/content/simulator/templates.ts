/**
 * Templates with slots, and the meanings of the slots.
 *
 * `[slot]` is a word, or a pool of templates from which one is drawn. `[slot>니]` takes a clause in the plain form
 * (…합니다) and turns its ending into a connective: 니, 므로, 며, 고, 지만, or the one that a word of the lexicon names
 * (`[slot>word]`). A particle is written as its pair (`[slot]은/는`) and takes the form that fits the previous word.
 */
export type Pool = readonly string[];
export type Lexicon = Readonly<Record<string, string | Pool>>;
