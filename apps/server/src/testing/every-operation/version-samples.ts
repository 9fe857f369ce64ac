import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Versions of a lesson, and its held edits. */
export const versionSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'lessons.listVersions': (ids) => ({ params: { lesson: ids.otherLesson } }),
  'lessons.getVersion': (ids) => ({ params: { lesson: ids.otherLesson, version: ids.lessonVersion } }),
  'lessons.nameVersion': (ids) => ({ params: { lesson: ids.otherLesson }, body: { name: 'Sample name' } }),
  'lessons.renameVersion': (ids) => ({
    params: { lesson: ids.otherLesson, version: ids.lessonVersion },
    body: { name: 'Other name' },
  }),
  'lessons.restoreUnit': (ids) => ({
    params: { lesson: ids.otherLesson, version: ids.lessonVersion },
    body: { unit_id: ids.otherUnit },
  }),
  'lessons.listTrash': (ids) => ({ params: { course: ids.course } }),
  'lessons.getTrashed': (ids) => ({ params: { course: ids.course, kind: 'unit', entry: ids.removedUnit } }),
  'lessons.restoreTrashed': (ids) => ({
    params: { course: ids.course, kind: 'unit', entry: ids.removedUnit },
  }),
  'lessons.deleteTrashed': (ids) => ({
    params: { course: ids.course, kind: 'unit', entry: ids.spareRemovedUnit },
  }),
  'lessons.restoreVersion': (ids) => ({
    params: { lesson: ids.otherLesson, version: ids.lessonVersion },
  }),
  'lessons.getHeldEdits': (ids) => ({ params: { lesson: ids.otherLesson } }),
  'lessons.holdEdits': (ids) => ({ params: { lesson: ids.otherLesson } }),
  'lessons.releaseEdits': (ids) => ({ params: { lesson: ids.otherLesson }, body: {} }),
  'lessons.discardEdits': (ids) => ({ params: { lesson: ids.otherLesson }, body: {} }),
}
