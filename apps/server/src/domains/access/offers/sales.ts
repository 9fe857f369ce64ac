import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import type { ProductRow } from '../access.repository.ts'
import { isOpenToJoin } from '../decisions.ts'
import { listSaleTerms } from './list-offers.repository.ts'
import { offerClosed } from './offer-closed.ts'

/** Tells whether products have a way in that people take by themselves. */
export interface Sales {
  /** Whether it can be joined, or one of its offers can be taken now; an answer may be a second old. */
  isOnSale(product: ProductRow, now: Date): Promise<boolean>
}

export const createSales = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Sales => {
  const cache = createSharedCache({
    clock,
    keepMs: 1000,
    mostBytes: 4 * 1024 ** 2,
    db,
    load: (key, connection) => {
      const [schoolId, productId] = key.split('/').map(Number)
      return listSaleTerms(connection, storedSchoolId.parse(schoolId), productId ?? 0)
    },
  })
  return {
    isOnSale: async (product, now) =>
      isOpenToJoin(product) ||
      (await cache.get(`${product.schoolId}/${product.id}`)).some(
        (offer) => offerClosed(offer, now) === null,
      ),
  }
}
