import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { accessServices } from '../access/index.ts'
import { courseServices } from '../courses/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { registerCourseNotes } from './course-notes.routes.ts'
import { mountNoteFiles } from './export/note-files.routes.ts'
import { noteFiles } from './file-columns.ts'
import { registerLessonNotes } from './lesson-notes.routes.ts'
import { exportNotes, forgetNotes } from './notes.repository.ts'

const coursesOf = async ({ get }: House) => ({
  programs: await get(courseServices.programs),
  enrolments: await get(accessServices.enrolments),
})

export const notesDomain = defineDomain({
  name: 'notes',
  register: async ({ bind }, house) => {
    const { get } = house
    registerLessonNotes(bind, {
      contents: await get(lessonServices.contents),
      readers: await get(lessonServices.readers),
    })
    registerCourseNotes(bind, await coursesOf(house))
  },
  mount: async (app, house, checks) =>
    mountNoteFiles(app, house.dependencies, checks, await coursesOf(house)),
  ownData: {
    export: { notes: exportNotes },
    erase: { 'notes.forgetNotes': forgetNotes },
  },
  files: noteFiles,
})
