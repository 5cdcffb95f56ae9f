/** The texts of one of the sixty day pillars. Each is made of whole sentences and needs no context. */
export interface DayPillarTraits {
  /** The hangul of the pillar, which readers and a test use to identify it. */
  readonly pillar: string;
  /** Two sentences: an image and the temperament that follows from it. */
  readonly portrait: string;
  readonly strength: string;
  readonly weakness: string;
  readonly career: string;
  readonly relationship: string;
}
