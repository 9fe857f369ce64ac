import type { ProductRow } from '../../products/index.ts'

/** Tells whether products have a way in that people take by themselves. */
export interface Sales {
  /** Whether it can be joined, or one of its offers can be taken now; an answer may be a second old. */
  isOnSale(product: ProductRow, now: Date): Promise<boolean>
}
