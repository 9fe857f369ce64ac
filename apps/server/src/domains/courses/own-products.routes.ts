import * as operations from '@lectern/contract/courses/own-products.api'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { listCabinetsById } from '../schools/index.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import type { SchoolOfProduct } from './own-products.presenter.ts'
import { listOwnProducts } from './use-cases/list-own-products.ts'

/** Binds the products of the student cabinet. */
export const registerOwnProducts = (bind: Bind, { env }: Pick<Dependencies, 'env'>): void => {
  bind(operations.listOwnProducts, async ({ db, actor, school, now }) => {
    const { cabinetId: here } = await school()
    const schoolsOf = (ids: readonly number[]) => loadSchools(db, ids, here, env)
    return {
      ...(await listOwnProducts(db, { userId: actor.userId, now, schoolsOf })),
      cabinet_link: '/account/products',
    }
  })
}

const loadSchools = async (
  db: ReadDatabase,
  cabinetIds: readonly number[],
  here: number,
  env: Dependencies['env'],
): Promise<Map<number, SchoolOfProduct>> => {
  const rows = await listCabinetsById(db, cabinetIds)
  return new Map(
    rows.map((row) => {
      const origin = row.id === here ? '' : originOf(env, row)
      return [row.id, { id: row.id, name: row.name, slug: row.slug, origin }]
    }),
  )
}
