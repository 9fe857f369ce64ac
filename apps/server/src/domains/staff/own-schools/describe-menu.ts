import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findUser } from '../../identity/index.ts'
import { ownSchoolsOf } from './describe-own-schools.ts'
import { findOwnSchools } from './own-schools.repository.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { presentLearnerSchool, listSchoolsById } from '../../schools/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface MenuQuestion {
  readonly userId: number
  /** Whether the menu of the expert area is meant; it narrows nothing and widens nothing. */
  readonly isExpert: boolean
  readonly hostSchoolId: SchoolId
  readonly learnerSchoolIds: readonly SchoolId[]
}

/** The schools between which somebody switches (document 000 §3, "Menu data"). */
export const describeMenu = async (db: ReadDatabase, env: Dependencies['env'], question: MenuQuestion) => {
  const { userId, isExpert, hostSchoolId, learnerSchoolIds } = question
  const own = await findOwnSchools(db, userId)
  const expert_cabinets = ownSchoolsOf(found(await findUser(db, userId)), own).filter(
    (each) => !each.user_cabinet,
  )
  const rows = await listSchoolsById(db, [
    ...learnerSchoolIds,
    hostSchoolId,
    ...own.staff.map(({ id }) => id),
  ])
  const students = rows.filter(({ id }) => learnerSchoolIds.includes(id))
  const student_cabinets = students.map((row) =>
    presentLearnerSchool(row, { currentId: hostSchoolId, origin: originOf(env, row) }),
  )
  const shownId = isExpert ? expert_cabinets.find((each) => each.is_current)?.id : hostSchoolId
  const shown = rows.find(({ id }) => id === shownId) ?? rows.find(({ id }) => id === hostSchoolId)
  return {
    student_cabinets,
    expert_cabinets,
    current_student_cabinet: student_cabinets.find((each) => each.is_current) ?? null,
    is_branding_enabled: shown?.isBrandingEnabled ?? true,
    // Tariffs come with their own work; until then every school has everything.
    expert_subscription_data: { subscription: null },
  }
}
