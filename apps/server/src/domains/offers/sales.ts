import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { storedSchoolId } from '../../platform/school-id.ts'
import type { Sales } from '../lessons/index.ts'
import { listSaleTerms } from './list-offers.repository.ts'
import { offerClosed } from './offer-closed.ts'
import { isOpenToJoin } from '../products/index.ts'

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
