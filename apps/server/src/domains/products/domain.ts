import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute } from '../../platform/composition/services.ts'
import { contactPoints } from '../contacts/index.ts'
import { productFiles } from './file-columns.ts'
import { listProducts } from './products.repository.ts'

export const productsDomain = defineDomain({
  name: 'products',
  provides: [
    contribute(contactPoints.titles, () => ({
      thing: 'product' as const,
      load: async (db, schoolId, ids) =>
        new Map((await listProducts(db, schoolId, ids)).map(({ id, title }) => [id, title])),
    })),
  ],
  files: productFiles,
})
