import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { Identity, VisitedSchool } from '../../platform/http/call.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { schoolSlugOf } from './rules/school-slug-of.ts'
import { schoolChannel } from './school-change.ts'
import { findSchoolByAddress } from './schools.repository.ts'

/** The safety net for a change that was not heard of; see below. */
const keepMs = 60 * 1000

/** Which school a host shows. Kept for a minute and dropped exactly when a school is opened or renamed, in every process. */
export const createSchoolHosts = async ({
  db,
  clock,
  env,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'env' | 'notifications'>): Promise<Pick<Identity, 'schoolOf'>> => {
  const schools = createSharedCache<VisitedSchool | null>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (host, connection) => {
      const slug = schoolSlugOf(host, env.publicUrl === undefined ? null : new URL(env.publicUrl).hostname)
      return slug === null ? Promise.resolve(null) : findSchoolByAddress(connection, slug)
    },
  })
  await notifications.listen(schoolChannel, () => schools.clear())
  return { schoolOf: (host) => schools.get(host) }
}
