import type { Sight } from '../sight.ts'

/** What a reader is told, in the words of the kind. */
export interface Told {
  /** What stands in the words. */
  readonly values: Readonly<Record<string, string | number>>
  /** A moment that the words name, by the reader's clock. */
  readonly date: Date | null
  /** Its place on the site of the school. */
  readonly path: string
  /** The product whose cover stands in the letter. */
  readonly productId: number | null
}

/** How one kind is told. */
export interface Teller<Params> {
  /** Whether a letter goes out; else the bell alone tells it. */
  readonly hasLetter: boolean
  /**
   * What there is to tell as things stand now; null where the person may not see it any more, or it is no news any more.
   *
   * @param isLetter a letter tells what still waits for the reader; the bell shows what was, too
   */
  tell(params: Params, sight: Sight, isLetter: boolean): Promise<Told | null>
}
