import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { firstStepIds, type FirstStepId, type FirstSteps } from '@lectern/contract/schools/schools'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import * as repository from '../schools.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** How far the courses of a school are, as the domain that owns them tells it. */
interface ProgramFacts {
  /** The oldest course. */
  readonly course: {
    readonly id: number
    readonly title: string
    readonly kind: ProductKind
    readonly isPublished: boolean
  } | null
  readonly hasLesson: boolean
  readonly hasPublished: boolean
  readonly hasParticipant: boolean
  /** Whether its front page was written. */
  readonly hasFrontPage: boolean
}

/** What the domains above this one tell about a new school. */
export interface FirstStepSources {
  readonly describeProgram: (db: ReadDatabase, schoolId: SchoolId) => Promise<ProgramFacts>
  /** How many people were ever invited to the staff or to a course. */
  readonly countInvited: (db: ReadDatabase, schoolId: SchoolId) => Promise<number>
}

/** What of the first steps is done in a school. */
export const loadFirstSteps = async (
  db: ReadDatabase,
  env: Dependencies['env'],
  { describeProgram, countInvited }: FirstStepSources,
  schoolId: SchoolId,
): Promise<FirstSteps> => {
  const school = found(await repository.findSchool(db, schoolId))
  const program = await describeProgram(db, schoolId)
  const done: Record<FirstStepId, boolean> = {
    look: school.logoKey !== null || school.primaryColor !== null,
    course: program.course !== null,
    lesson: program.hasLesson,
    publish: program.hasPublished,
    front: program.hasFrontPage,
    invite: program.hasParticipant || (await countInvited(db, schoolId)) > 0,
    share: school.isAddressShared,
  }
  const { course } = program
  return {
    is_shown: school.showsFirstSteps,
    steps: firstStepIds.map((id) => ({ id, is_done: done[id] })),
    course: course && {
      id: course.id,
      title: course.title,
      kind: course.kind,
      is_published: course.isPublished,
    },
    origin: originOf(env, school),
  }
}

/** Puts the list away or takes it back; for the school, not for one browser. */
export const changeFirstSteps = (
  tx: Transaction,
  schoolId: SchoolId,
  {
    is_shown: showsFirstSteps,
    is_address_shared: isAddressShared,
  }: {
    is_shown?: boolean | undefined
    is_address_shared?: boolean | undefined
  },
): Promise<void> =>
  repository.updateSchool(tx, schoolId, {
    ...(showsFirstSteps === undefined ? {} : { showsFirstSteps }),
    ...(isAddressShared === undefined ? {} : { isAddressShared }),
  })
