import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { describeCabinets } from './describe-cabinets.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { presentStudentCabinet, listCabinetsById } from '../../schools/index.ts'

export interface MenuQuestion {
  readonly userId: number
  /** Whether the menu of the expert area is meant; it narrows nothing and widens nothing. */
  readonly isExpert: boolean
  readonly hostCabinetId: number
  readonly learnerCabinetIds: readonly number[]
}

/** The cabinets between which somebody switches (document 000 §3, "Menu data"). */
export const describeMenu = async (db: ReadDatabase, env: Dependencies['env'], question: MenuQuestion) => {
  const { userId, isExpert, hostCabinetId, learnerCabinetIds } = question
  const expert_cabinets = (await describeCabinets(db, userId)).filter((each) => !each.user_cabinet)
  const rows = await listCabinetsById(db, [
    ...learnerCabinetIds,
    hostCabinetId,
    ...expert_cabinets.map(({ id }) => id),
  ])
  const students = rows.filter(({ id }) => learnerCabinetIds.includes(id))
  const student_cabinets = students.map((row) =>
    presentStudentCabinet(row, { currentId: hostCabinetId, origin: originOf(env, row) }),
  )
  const shownId = isExpert ? expert_cabinets.find((each) => each.is_current)?.id : hostCabinetId
  const shown = rows.find(({ id }) => id === shownId) ?? rows.find(({ id }) => id === hostCabinetId)
  return {
    student_cabinets,
    expert_cabinets,
    current_student_cabinet: student_cabinets.find((each) => each.is_current) ?? null,
    is_branding_enabled: shown?.isBrandingEnabled ?? true,
    // Tariffs come with their own work; until then every school has everything.
    expert_subscription_data: { subscription: null },
  }
}
