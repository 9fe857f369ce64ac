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
import { bindPartners } from './partners/partners.routes.ts'
import { bindRewards } from './rewards/rewards.routes.ts'
import { schoolChannel } from './school-change.ts'
import { presentPublicSchool } from './schools.presenter.ts'
import * as repository from './schools.repository.ts'
import { changeSchool } from './use-cases/change-school.ts'
import { changeLogo } from './use-cases/change-logo.ts'
import { checkSlug } from './use-cases/check-slug.ts'
import { changeFirstSteps, type FirstStepSources, loadFirstSteps } from './use-cases/first-steps.ts'
import { loadSettings } from './use-cases/load-settings.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/** What the domains above this one tell about a school. */
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
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const schoolId = storedSchoolId.parse(Number(key))
      return {
        row: await repository.findSchool(connection, schoolId),
        legalPages: await repository.listLegalPages(connection, schoolId),
      }
    },
  })
  await notifications.listen(schoolChannel, () => publicSchools.clear())
  return publicSchools
}

const bindPublicSchool = (
  bind: Bind,
  publicSchools: Awaited<ReturnType<typeof createPublicSchools>>,
): void => {
  bind(operations.getPublicSchool, async ({ db, school, locale }) => {
    const { schoolId } = await school().catch(async (error: unknown) => {
      // Only an empty installation says so: with a school, an unknown host looks like any other absent thing.
      throw (await repository.isAnySchoolThere(db)) ? error : new CallError('no_school_yet')
    })
    const { row, legalPages } = await publicSchools.get(String(schoolId))
    return { data: presentPublicSchool(found(row), legalPages, locale) }
  })

  bind(operations.getLegalPage, async ({ db, school, locale, params }) => {
    const { schoolId } = await school()
    const row = found(await repository.findSchool(db, schoolId))
    const languages = [locale, row.defaultLanguage]
    const { page, language, body } = found(
      await repository.findLegalText(db, schoolId, params.page, languages),
    )
    return { data: { page, language, text: body } }
  })
}

const bindSettings = (bind: Bind): void => {
  bind(operations.checkSchoolSlug, async ({ db, query }) => ({ data: await checkSlug(db, query.slug) }))

  bind(operations.getSchoolSettings, async ({ db, staff, actor }) => ({
    data: await loadSettings(db, staff.schoolId, actor.userId),
  }))

  bind(operations.updateSchool, async (call) => {
    const { db, staff, actor, body } = call
    await changeSchool(db, staffActorOf(call), body)
    return { data: await loadSettings(db, staff.schoolId, actor.userId) }
  })
}

const bindFirstSteps = (bind: Bind, env: Dependencies['env'], sources: FirstStepSources): void => {
  bind(operations.getFirstSteps, async ({ db, staff }) => ({
    data: await loadFirstSteps(db, env, sources, staff.schoolId),
  }))

  bind(operations.changeFirstSteps, async ({ db, staff, body }) => {
    await changeFirstSteps(db, staff.schoolId, body)
    return { data: await loadFirstSteps(db, env, sources, staff.schoolId) }
  })
}

const bindLogo = (bind: Bind, storage: Dependencies['storage']): void => {
  bind(operations.saveLogo, async (call) => {
    await changeLogo(call.db, storage, staffActorOf(call), call.body.image)
    return { data: await loadSettings(call.db, call.staff.schoolId, call.actor.userId) }
  })

  bind(operations.deleteLogo, async (call) => {
    await changeLogo(call.db, storage, staffActorOf(call), null)
    return { data: await loadSettings(call.db, call.staff.schoolId, call.actor.userId) }
  })
}
