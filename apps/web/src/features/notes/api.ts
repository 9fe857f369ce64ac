import type * as findingApi from '@lectern/contract/courses/finding/finding.api'
import type * as profileApi from '@lectern/contract/identity/profile.api'
import type * as notesApi from '@lectern/contract/notes/notes.api'
import { call } from '../../lib/api/index.ts'

const note = '/lessons/:lesson/notes/:key'
const ofCourse = '/public/courses/:course_slug/notes'
export const listLessonNotes = call<typeof notesApi.listLessonNotes>('GET', '/lessons/:lesson/notes')
export const saveNote = call<typeof notesApi.saveNote>('PUT', note)
export const deleteNote = call<typeof notesApi.deleteNote>('DELETE', note)
export const listCourseNotes = call<typeof notesApi.listCourseNotes>('GET', ofCourse)
export const deleteCourseNotes = call<typeof notesApi.deleteCourseNotes>('DELETE', ofCourse)
export const findInCourse = call<typeof findingApi.findInCourse>('GET', '/public/courses/:course_slug/search')
export const getUser = call<typeof profileApi.getUser>('GET', '/user')
export const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')
