/** What is written for one of the sixty day pillars; every text is whole sentences and stands alone. */
export interface DayPillarTraits {
  /** The hangul of the pillar, so that a reader (and a test) sees which one it is. */
  readonly pillar: string;
  /** Two sentences: an image and the temperament that follows from it. */
  readonly portrait: string;
  readonly strength: string;
  readonly weakness: string;
  readonly career: string;
  readonly relationship: string;
}
