import * as cabinetOperations from '@lectern/contract/staff/cabinets.api'
import * as operations from '@lectern/contract/schools/schools.api'
import { createFactCache } from '../../../platform/cache/fact-cache.ts'
import { type Connection, inTransaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { Parts } from '../../../platform/parts.ts'
import { isAnySchoolThere } from '../first-school.repository.ts'
import { schoolChannel } from '../school-change.ts'
import { doerOf } from '../staff/doer-of.ts'
import { describeCabinets } from '../use-cases/describe-person.ts'
import { bindOwnership } from './ownership.routes.ts'
import { presentPublicSchool } from './schools.presenter.ts'
import * as repository from './schools.repository.ts'
import { changeCabinet } from './use-cases/change-cabinet.ts'
import { changeLogo } from './use-cases/change-logo.ts'
import { checkSlug } from './use-cases/check-slug.ts'
import { createCabinet } from './use-cases/create-cabinet.ts'
import { describeMenu } from './use-cases/describe-menu.ts'
import { changeFirstSteps, type DescribeProgram, loadFirstSteps } from './use-cases/first-steps.ts'
import { loadSettings } from './use-cases/load-settings.ts'
import { selectCabinet } from './use-cases/select-cabinet.ts'

/** Schools in which somebody takes part, as the domain that owns participations tells it. */
export type LearnerCabinets = (db: Connection, userId: number) => Promise<readonly number[]>

/** Binds schools and their settings. */
export const registerSchools = async (
  bind: Bind,
  parts: Pick<Parts, 'storage' | 'env' | 'db' | 'clock' | 'notifications'>,
  listLearnerCabinets: LearnerCabinets,
  describeProgram: DescribeProgram,
): Promise<void> => {
  const { storage, env } = parts
  bindLogo(bind, storage)
  bindOwnership(bind)
  bindPublicSchool(bind, await createSchoolFaces(parts))
  bindSettings(bind)
  bindFirstSteps(bind, env, describeProgram)

  bind(cabinetOperations.listCabinets, async ({ db, actor }) => ({
    data: await describeCabinets(db, actor.userId),
  }))

  bind(cabinetOperations.createCabinet, async ({ db, actor, body, locale, ip, now }) => {
    const { name, slug, language = locale, time_zone: timeZone, currency } = body
    const wish = { ownerId: actor.userId, name, slug, language, timeZone, currency, ip, now }
    await inTransaction(db, (tx) => createCabinet(tx, wish))
    return { data: await describeCabinets(db, actor.userId) }
  })

  bind(operations.checkCabinetSlug, async ({ db, query }) => ({ data: await checkSlug(db, query.slug) }))

  bind(cabinetOperations.selectCabinet, async ({ db, actor, body }) => ({
    data: await inTransaction(db, (tx) =>
      selectCabinet(tx, { userId: actor.userId, cabinetId: body.cabinet_id }),
    ),
  }))

  bind(cabinetOperations.getMenu, async ({ db, actor, query, school }) => ({
    data: await describeMenu(db, env, {
      userId: actor.userId,
      isExpert: query.is_expert ?? false,
      hostCabinetId: (await school()).cabinetId,
      learnerCabinetIds: await listLearnerCabinets(db, actor.userId),
    }),
  }))
}

const keepMs = 60_000

/** What every page of a school shows of it; dropped exactly when it changes. */
const createSchoolFaces = async ({
  db,
  clock,
  notifications,
}: Pick<Parts, 'db' | 'clock' | 'notifications'>) => {
  const faces = createFactCache({
    clock,
    keepMs,
    mostKeys: 1_000,
    db,
    load: async (key, connection) => ({
      cabinet: await repository.findCabinet(connection, Number(key)),
      legalPages: await repository.listLegalPages(connection, Number(key)),
    }),
  })
  await notifications.listen(schoolChannel, () => faces.clear())
  return faces
}

const bindPublicSchool = (bind: Bind, faces: Awaited<ReturnType<typeof createSchoolFaces>>): void => {
  bind(operations.getSchool, async ({ db, school, locale }) => {
    const { cabinetId } = await school().catch(async (error: unknown) => {
      // Only an empty installation says so: with a school, an unknown host looks like any other absent thing.
      throw (await isAnySchoolThere(db)) ? error : new CallError('no_school_yet')
    })
    const { cabinet, legalPages } = await faces.get(String(cabinetId))
    return { data: presentPublicSchool(found(cabinet), legalPages, locale) }
  })

  bind(operations.getLegalPage, async ({ db, school, locale, params }) => {
    const { cabinetId } = await school()
    const cabinet = found(await repository.findCabinet(db, cabinetId))
    const languages = [locale, cabinet.defaultLanguage]
    const { page, language, body } = found(
      await repository.findLegalText(db, cabinetId, params.page, languages),
    )
    return { data: { page, language, text: body } }
  })
}

const bindSettings = (bind: Bind): void => {
  bind(operations.getCabinet, async ({ db, staff, actor }) => ({
    data: await loadSettings(db, staff.cabinetId, actor.userId),
  }))

  bind(operations.updateCabinet, async (call) => {
    const { db, staff, actor, body } = call
    await inTransaction(db, (tx) => changeCabinet(tx, doerOf(call), body))
    return { data: await loadSettings(db, staff.cabinetId, actor.userId) }
  })
}

const bindFirstSteps = (bind: Bind, env: Parts['env'], describeProgram: DescribeProgram): void => {
  bind(operations.getFirstSteps, async ({ db, staff }) => ({
    data: await loadFirstSteps(db, env, describeProgram, staff.cabinetId),
  }))

  bind(operations.changeFirstSteps, async ({ db, staff, body }) => {
    await inTransaction(db, (tx) => changeFirstSteps(tx, staff.cabinetId, body))
    return { data: await loadFirstSteps(db, env, describeProgram, staff.cabinetId) }
  })
}

const bindLogo = (bind: Bind, storage: Parts['storage']): void => {
  bind(operations.saveLogo, async (call) => {
    await changeLogo(call.db, storage, doerOf(call), call.body.image)
    return { data: await loadSettings(call.db, call.staff.cabinetId, call.actor.userId) }
  })

  bind(operations.deleteLogo, async (call) => {
    await changeLogo(call.db, storage, doerOf(call), null)
    return { data: await loadSettings(call.db, call.staff.cabinetId, call.actor.userId) }
  })
}
