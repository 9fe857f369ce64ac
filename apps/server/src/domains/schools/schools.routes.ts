import * as operations from '@lectern/contract/schools/schools.api'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { Bind } from '../../platform/http/api.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { loadKeys } from '../identity/index.ts'
import { bindAccessControl } from './access-control/access-control.routes.ts'
import type { IsOfSchool } from './access-control/exceptions.routes.ts'
import { bindAuditLog } from './audit-log/audit-log.routes.ts'
import { staffActorOf } from './audit-log/staff-actor.ts'
import { bindContactFields } from './contact-fields/contact-fields.routes.ts'
import { bindPartners } from './partners/partners.routes.ts'
import { bindRewards } from './rewards/rewards.routes.ts'
import { schoolChannel } from './school-change.ts'
import { presentPublicSchool } from './schools.presenter.ts'
import * as repository from './schools.repository.ts'
import { changeCabinet } from './use-cases/change-cabinet.ts'
import { changeLogo } from './use-cases/change-logo.ts'
import { checkSlug } from './use-cases/check-slug.ts'
import { changeFirstSteps, type FirstStepSources, loadFirstSteps } from './use-cases/first-steps.ts'
import { loadSettings } from './use-cases/load-settings.ts'

/** What the domains above this one tell about a school: `app.ts` hands it in. */
export interface SchoolSources extends FirstStepSources {
  readonly isOfSchool: IsOfSchool
}

/** Binds schools: what they show, their settings, who may enter, and what they keep about their people. */
export const registerSchools = async (
  bind: Bind,
  dependencies: Pick<Dependencies, 'storage' | 'env' | 'db' | 'clock' | 'notifications'>,
  sources: SchoolSources,
): Promise<void> => {
  const { storage, env, db, clock } = dependencies
  bindLogo(bind, storage)
  bindPublicSchool(bind, await createPublicSchools(dependencies))
  bindSettings(bind)
  bindFirstSteps(bind, env, sources)
  bindContactFields(bind)
  bindRewards(bind)
  bindPartners(bind, env, await loadKeys(db, clock.now()))
  bindAccessControl(bind, sources.isOfSchool)
  bindAuditLog(bind)
}

const keepMs = 60_000

/** What every page of a school shows of it; dropped exactly when it changes. */
const createPublicSchools = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>) => {
  const publicSchools = createSharedCache({
    clock,
    keepMs,
    mostKeys: 1_000,
    db,
    load: async (key, connection) => ({
      cabinet: await repository.findCabinet(connection, Number(key)),
      legalPages: await repository.listLegalPages(connection, Number(key)),
    }),
  })
  await notifications.listen(schoolChannel, () => publicSchools.clear())
  return publicSchools
}

const bindPublicSchool = (
  bind: Bind,
  publicSchools: Awaited<ReturnType<typeof createPublicSchools>>,
): void => {
  bind(operations.getSchool, async ({ db, school, locale }) => {
    const { cabinetId } = await school().catch(async (error: unknown) => {
      // Only an empty installation says so: with a school, an unknown host looks like any other absent thing.
      throw (await repository.isAnySchoolThere(db)) ? error : new CallError('no_school_yet')
    })
    const { cabinet, legalPages } = await publicSchools.get(String(cabinetId))
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
  bind(operations.checkCabinetSlug, async ({ db, query }) => ({ data: await checkSlug(db, query.slug) }))

  bind(operations.getCabinet, async ({ db, staff, actor }) => ({
    data: await loadSettings(db, staff.cabinetId, actor.userId),
  }))

  bind(operations.updateCabinet, async (call) => {
    const { db, staff, actor, body } = call
    await changeCabinet(db, staffActorOf(call), body)
    return { data: await loadSettings(db, staff.cabinetId, actor.userId) }
  })
}

const bindFirstSteps = (bind: Bind, env: Dependencies['env'], sources: FirstStepSources): void => {
  bind(operations.getFirstSteps, async ({ db, staff }) => ({
    data: await loadFirstSteps(db, env, sources, staff.cabinetId),
  }))

  bind(operations.changeFirstSteps, async ({ db, staff, body }) => {
    await changeFirstSteps(db, staff.cabinetId, body)
    return { data: await loadFirstSteps(db, env, sources, staff.cabinetId) }
  })
}

const bindLogo = (bind: Bind, storage: Dependencies['storage']): void => {
  bind(operations.saveLogo, async (call) => {
    await changeLogo(call.db, storage, staffActorOf(call), call.body.image)
    return { data: await loadSettings(call.db, call.staff.cabinetId, call.actor.userId) }
  })

  bind(operations.deleteLogo, async (call) => {
    await changeLogo(call.db, storage, staffActorOf(call), null)
    return { data: await loadSettings(call.db, call.staff.cabinetId, call.actor.userId) }
  })
}
