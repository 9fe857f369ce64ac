import * as operations from '@lectern/contract/courses/own-products.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { listSchoolsById } from '../../schools/index.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { SchoolOfProduct } from './own-products.presenter.ts'
import type { ListOwnGroups } from './own-products.repository.ts'
import { listOwnProducts } from '../use-cases/list-own-products.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Binds the products of the learning space. */
export const registerOwnProducts = (
  bind: Bind,
  { env }: Pick<Dependencies, 'env'>,
  listOwnGroups: ListOwnGroups,
): void => {
  bind(operations.listOwnProducts, async ({ db, actor, school, now }) => {
    const { schoolId: here } = await school()
    const schoolsOf = (ids: readonly SchoolId[]) => loadSchools(db, ids, here, env)
    return {
      ...(await listOwnProducts(db, { userId: actor.userId, now, schoolsOf, listOwnGroups })),
      cabinet_link: '/account/products',
    }
  })
}

const loadSchools = async (
  db: ReadDatabase,
  schoolIds: readonly SchoolId[],
  here: number,
  env: Dependencies['env'],
): Promise<Map<number, SchoolOfProduct>> => {
  const rows = await listSchoolsById(db, schoolIds)
  return new Map(
    rows.map((row) => {
      const origin = row.id === here ? '' : originOf(env, row)
      return [row.id, { id: row.id, name: row.name, slug: row.slug, origin, color: row.primaryColor }]
    }),
  )
}
