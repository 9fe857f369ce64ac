import * as operations from '@lectern/contract/staff/own-schools.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { createSchool } from './create-school.ts'
import { describeOwnSchools } from './describe-own-schools.ts'
import { describeMenu } from './describe-menu.ts'
import { selectSchool } from './select-school.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Schools in which somebody takes part, as the domain that owns enrolments tells it. */
export type LearnerSchools = (db: ReadDatabase, userId: number) => Promise<readonly SchoolId[]>

/** Binds the schools between which a person switches. */
export const bindOwnSchools = (
  bind: Bind,
  { env }: Pick<Dependencies, 'env'>,
  listLearnerSchools: LearnerSchools,
): void => {
  bind(operations.listOwnSchools, async ({ db, actor }) => ({
    data: await describeOwnSchools(db, actor.userId),
  }))

  bind(operations.createSchool, async ({ db, actor, body, locale, ip, now }) => {
    const { name, slug, language = locale, time_zone: timeZone, currency } = body
    const input = { ownerId: actor.userId, name, slug, language, timeZone, currency, ip, now }
    await createSchool(db, input)
    return { data: await describeOwnSchools(db, actor.userId) }
  })

  bind(operations.selectSchool, async ({ db, actor, body }) => ({
    data: await selectSchool(db, { userId: actor.userId, schoolId: body.cabinet_id }),
  }))

  bind(operations.getMenu, async ({ db, actor, query, school }) => ({
    data: await describeMenu(db, env, {
      userId: actor.userId,
      isExpert: query.is_expert ?? false,
      hostSchoolId: (await school()).schoolId,
      learnerSchoolIds: await listLearnerSchools(db, actor.userId),
    }),
  }))
}
