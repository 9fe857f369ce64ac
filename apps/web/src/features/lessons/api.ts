import type { listCourses as listCoursesOperation } from '@lectern/contract/courses/courses.api'
import type {
  countBegun as countBegunOperation,
  getProgram as getProgramOperation,
} from '@lectern/contract/courses/program.api'
import type * as heldApi from '@lectern/contract/lessons/held-edits/held-edits.api'
import type * as lessonsApi from '@lectern/contract/lessons/lessons.api'
import type * as liveApi from '@lectern/contract/lessons/live.api'
import type * as trashApi from '@lectern/contract/lessons/trash/trash.api'
import type * as unitsApi from '@lectern/contract/lessons/units.api'
import type * as versionsApi from '@lectern/contract/lessons/versions.api'
import { call } from '../../lib/api/index.ts'

export const changeSection = call<typeof unitsApi.changeSection>('PATCH', '/info-section/:section')
export const copyUnits = call<typeof lessonsApi.copyUnits>('POST', '/lessons/:lesson/copy/:from')
export const createLesson = call<typeof lessonsApi.createLesson>('POST', '/courses/:course/lessons-new')
export const createSection = call<typeof lessonsApi.createSection>('POST', '/lessons/:lesson/info-section')
export const deleteLesson = call<typeof lessonsApi.deleteLesson>(
  'DELETE',
  '/courses/:course/lessons-new/:lesson',
)
export const deleteSection = call<typeof lessonsApi.deleteSection>('DELETE', '/info-section/:section')
export const getLesson = call<typeof lessonsApi.getLesson>('GET', '/courses/:course/lessons-new/:lesson')
export const countBegun = call<typeof countBegunOperation>('GET', '/courses/:course/program/begun')
export const getProgram = call<typeof getProgramOperation>('GET', '/courses/:course/program/minimal')
export const savePicture = call<typeof lessonsApi.savePicture>('POST', '/course-pictures')
export const getSection = call<typeof unitsApi.getSection>('GET', '/info-section/:section')
export const listCourses = call<typeof listCoursesOperation>('GET', '/courses/list')
export const restoreLesson = call<typeof lessonsApi.restoreLesson>(
  'POST',
  '/courses/:course/lessons-new/:lesson/restore',
)
export const tellPresence = call<typeof liveApi.tellPresence>('POST', '/lessons/:lesson/presence')
export const updateLesson = call<typeof lessonsApi.updateLesson>(
  'PUT',
  '/courses/:course/lessons-new/:lesson',
)
export const updateUnit = call<typeof unitsApi.updateUnit>('PUT', '/info-units/:unit')
export const updateSection = call<typeof lessonsApi.updateSection>('PUT', '/info-section/:section')

const entry = '/lessons/:lesson/versions/:version'
export const getVersion = call<typeof versionsApi.getVersion>('GET', entry)
export const listVersions = call<typeof versionsApi.listVersions>('GET', '/lessons/:lesson/versions')
export const nameVersion = call<typeof versionsApi.nameVersion>('POST', '/lessons/:lesson/versions')
export const renameVersion = call<typeof versionsApi.renameVersion>('PATCH', entry)
export const restoreUnit = call<typeof versionsApi.restoreUnit>('POST', `${entry}/restore-unit`)
export const restoreVersion = call<typeof versionsApi.restoreVersion>('POST', `${entry}/restore`)

export const getHeldEdits = call<typeof heldApi.getHeldEdits>('GET', '/lessons/:lesson/held-edits')
export const holdEdits = call<typeof heldApi.holdEdits>('PUT', '/lessons/:lesson/hold')
export const releaseEdits = call<typeof heldApi.releaseEdits>('POST', '/lessons/:lesson/hold/release')
export const discardEdits = call<typeof heldApi.discardEdits>('POST', '/lessons/:lesson/hold/discard')

const trashed = '/courses/:course/trash/:kind/:entry'
export const deleteTrashed = call<typeof trashApi.deleteTrashed>('DELETE', trashed)
export const getTrashed = call<typeof trashApi.getTrashed>('GET', trashed)
export const listTrash = call<typeof trashApi.listTrash>('GET', '/courses/:course/trash')
export const restoreTrashed = call<typeof trashApi.restoreTrashed>('POST', `${trashed}/restore`)
