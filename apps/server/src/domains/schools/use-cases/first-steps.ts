import { firstStepIds, type FirstStepId, type FirstSteps } from '@lectern/contract/schools/schools'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import * as repository from '../schools.repository.ts'

/** How far the courses of a school are, as the domain that owns them tells it. */
interface ProgramFacts {
  /** The oldest course. */
  readonly course: { readonly id: number; readonly title: string; readonly isPublished: boolean } | null
  readonly hasLesson: boolean
  readonly hasPublished: boolean
  readonly hasParticipant: boolean
}

/** What the domains above this one tell about a new school. */
export interface FirstStepSources {
  readonly describeProgram: (db: ReadDatabase, cabinetId: number) => Promise<ProgramFacts>
  /** How many people were ever invited to the staff or to a course. */
  readonly countInvited: (db: ReadDatabase, cabinetId: number) => Promise<number>
}

/** What of the first steps is done in a school. */
export const loadFirstSteps = async (
  db: ReadDatabase,
  env: Dependencies['env'],
  { describeProgram, countInvited }: FirstStepSources,
  cabinetId: number,
): Promise<FirstSteps> => {
  const cabinet = found(await repository.findCabinet(db, cabinetId))
  const program = await describeProgram(db, cabinetId)
  const done: Record<FirstStepId, boolean> = {
    look: cabinet.logoKey !== null || cabinet.primaryColor !== null,
    course: program.course !== null,
    lesson: program.hasLesson,
    publish: program.hasPublished,
    invite: program.hasParticipant || (await countInvited(db, cabinetId)) > 0,
    share: cabinet.isAddressShared,
  }
  const { course } = program
  return {
    is_shown: cabinet.showsFirstSteps,
    steps: firstStepIds.map((id) => ({ id, is_done: done[id] })),
    course: course && { id: course.id, title: course.title, is_published: course.isPublished },
    origin: originOf(env, cabinet),
  }
}

/** Puts the list away or takes it back; for the school, not for one browser. */
export const changeFirstSteps = (
  tx: Transaction,
  cabinetId: number,
  {
    is_shown: showsFirstSteps,
    is_address_shared: isAddressShared,
  }: {
    is_shown?: boolean | undefined
    is_address_shared?: boolean | undefined
  },
): Promise<void> =>
  repository.updateCabinet(tx, cabinetId, {
    ...(showsFirstSteps === undefined ? {} : { showsFirstSteps }),
    ...(isAddressShared === undefined ? {} : { isAddressShared }),
  })
