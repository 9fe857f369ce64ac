import * as operations from '@lectern/contract/staff/cabinets.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { createCabinet } from './create-cabinet.ts'
import { describeCabinets } from './describe-cabinets.ts'
import { describeMenu } from './describe-menu.ts'
import { selectCabinet } from './select-cabinet.ts'

/** Schools in which somebody takes part, as the domain that owns participations tells it. */
export type LearnerCabinets = (db: ReadDatabase, userId: number) => Promise<readonly number[]>

/** Binds the cabinets between which a person switches. */
export const bindCabinets = (
  bind: Bind,
  { env }: Pick<Dependencies, 'env'>,
  listLearnerCabinets: LearnerCabinets,
): void => {
  bind(operations.listCabinets, async ({ db, actor }) => ({ data: await describeCabinets(db, actor.userId) }))

  bind(operations.createCabinet, async ({ db, actor, body, locale, ip, now }) => {
    const { name, slug, language = locale, time_zone: timeZone, currency } = body
    const input = { ownerId: actor.userId, name, slug, language, timeZone, currency, ip, now }
    await createCabinet(db, input)
    return { data: await describeCabinets(db, actor.userId) }
  })

  bind(operations.selectCabinet, async ({ db, actor, body }) => ({
    data: await selectCabinet(db, { userId: actor.userId, cabinetId: body.cabinet_id }),
  }))

  bind(operations.getMenu, async ({ db, actor, query, school }) => ({
    data: await describeMenu(db, env, {
      userId: actor.userId,
      isExpert: query.is_expert ?? false,
      hostCabinetId: (await school()).cabinetId,
      learnerCabinetIds: await listLearnerCabinets(db, actor.userId),
    }),
  }))
}
