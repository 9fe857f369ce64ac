import type { Notification } from '@lectern/contract/notifications/notification'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { listSchoolsById } from '../../schools/index.ts'
import { tellKept } from '../kinds/registry.ts'
import { presentNotification } from '../notifications.presenter.ts'
import { listNotifications } from '../notifications.repository.ts'
import type { ReviewRights } from '../review-rights.ts'
import { type Sight, sightOf } from '../sight.ts'

/** Whose bell, and where it is looked at. */
export interface BellPlace {
  readonly userId: number
  /** The school of the visited host; links to others name their host. Null: there is none. */
  readonly visitedId: number | null
  readonly now: Date
}

/** One page of somebody's bell, each notification as they may see it now. */
export const loadNotifications = async (
  db: ReadDatabase,
  { env, rights }: { readonly env: Dependencies['env']; readonly rights: ReviewRights },
  { userId, visitedId, now }: BellPlace,
  page: { readonly page: number; readonly per_page: number },
): Promise<Notification[]> => {
  const rows = await listNotifications(db, userId, page)
  const schools = new Map(
    (await listSchoolsById(db, [...new Set(rows.map(({ schoolId }) => schoolId))])).map((school) => [
      school.id,
      school,
    ]),
  )
  const sights = new Map<number, Sight>()
  const shown: Notification[] = []
  for (const row of rows) {
    const school = schools.get(row.schoolId)
    if (!school) continue
    const sight = sights.get(row.schoolId) ?? sightOf(db, { schoolId: row.schoolId, userId, now }, rights)
    sights.set(row.schoolId, sight)
    const origin = school.id === visitedId ? null : originOf(env, school)
    shown.push(presentNotification(row, await tellKept(row, sight, false), { ...school, origin }))
  }
  return shown
}
