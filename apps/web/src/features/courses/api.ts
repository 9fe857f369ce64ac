import type * as frontPageApi from '@lectern/contract/courses/front-page/front-page.api'
import type * as coursePageApi from '@lectern/contract/courses/course-page/course-page.api'
import type * as linkApi from '@lectern/contract/courses/course-link.api'
import type * as coursesApi from '@lectern/contract/courses/courses.api'
import type * as participantAccessApi from '@lectern/contract/courses/participant-access.api'
import type * as progressApi from '@lectern/contract/courses/progress/progress.api'
import type * as learnersApi from '@lectern/contract/courses/learners/learners.api'
import type * as participantsApi from '@lectern/contract/courses/participants.api'
import type * as programApi from '@lectern/contract/courses/program.api'
import type * as teamApi from '@lectern/contract/teams/teams.api'
import { call } from '../../lib/api/index.ts'

export const addGroupParticipants = call<typeof teamApi.addGroupParticipants>(
  'POST',
  '/products/:product/groups/:group/participants',
)
export const addParticipant = call<typeof participantsApi.addParticipant>(
  'POST',
  '/products/:product/participants',
)
export const addParticipants = call<typeof participantsApi.addParticipants>(
  'POST',
  '/products/:product/participants/several',
)
export const changeParticipantAccess = call<typeof participantAccessApi.changeParticipantAccess>(
  'POST',
  '/products/:product/participants/access',
)
export const createCourse = call<typeof coursesApi.createCourse>('POST', '/courses')
export const createParticipantGroup = call<typeof teamApi.createParticipantGroup>(
  'POST',
  '/products/:product/groups',
)
export const deleteCourse = call<typeof coursesApi.deleteCourse>('DELETE', '/courses/:course')
export const deleteParticipantGroup = call<typeof teamApi.deleteParticipantGroup>(
  'DELETE',
  '/products/:product/groups/:group',
)
export const getCourseLink = call<typeof linkApi.getCourseLink>('GET', '/courses/:course/link')
export const publishCourse = call<typeof coursesApi.publishCourse>('POST', '/courses/:course/publish')
export const checkCourse = call<typeof coursesApi.checkCourse>('GET', '/courses/:course/check')
export const restoreCourse = call<typeof coursesApi.restoreCourse>('POST', '/courses/:course/restore')
export const duplicateCourse = call<typeof coursesApi.duplicateCourse>('POST', '/courses/:course/duplicate')
export const getCourse = call<typeof coursesApi.getCourse>('GET', '/courses/:course')
export const getParticipantAccess = call<typeof participantAccessApi.getParticipantAccess>(
  'GET',
  '/products/:product/participants/:user/access',
)
export const getProgram = call<typeof programApi.getProgram>('GET', '/courses/:course/program/minimal')
export const changeProgramLessons = call<typeof programApi.changeProgramLessons>(
  'PUT',
  '/courses/:course/program/lessons',
)
export const createModule = call<typeof programApi.createModule>('POST', '/courses/:course/modules')
export const updateModule = call<typeof programApi.updateModule>('PUT', '/courses/:course/modules/:module')
export const deleteModule = call<typeof programApi.deleteModule>('DELETE', '/courses/:course/modules/:module')
export const restoreModule = call<typeof programApi.restoreModule>(
  'POST',
  '/courses/:course/modules/:module/restore',
)
export const duplicateModule = call<typeof programApi.duplicateModule>(
  'POST',
  '/courses/:course/modules/:module/duplicate',
)
export const duplicateLesson = call<typeof programApi.duplicateLesson>(
  'POST',
  '/courses/:course/lessons/:lesson/duplicate',
)
export const listCourseCards = call<typeof coursesApi.listCourseCards>('GET', '/courses-cards')
export const listParticipantGroups = call<typeof teamApi.listParticipantGroups>(
  'GET',
  '/products/:product/groups',
)
export const listProgress = call<typeof progressApi.listProgress>('GET', '/products/:product/progress')
export const getCourseProgress = call<typeof progressApi.getCourseProgress>(
  'GET',
  '/products/:product/progress/summary',
)
export const listParticipants = call<typeof participantsApi.listParticipants>(
  'GET',
  '/products/:product/participants',
)
export const listParticipantLessons = call<typeof participantAccessApi.listParticipantLessons>(
  'GET',
  '/products/:product/participants/:user/lessons',
)
export const listTeam = call<typeof teamApi.listTeam>('GET', '/products/:product/team')
export const orderProgram = call<typeof programApi.orderProgram>('PUT', '/courses/:course/program')
export const listRemovedCourses = call<typeof coursesApi.listRemovedCourses>('GET', '/courses-removed')
export const removeParticipant = call<typeof participantsApi.removeParticipant>(
  'DELETE',
  '/products/:product/participants/:user',
)
export const removeTeamMember = call<typeof teamApi.removeTeamMember>(
  'DELETE',
  '/products/:product/team/:user',
)
export const renameParticipantGroup = call<typeof teamApi.renameParticipantGroup>(
  'PUT',
  '/products/:product/groups/:group',
)
export const saveTeamMember = call<typeof teamApi.saveTeamMember>('PUT', '/products/:product/team/:user')
export const setGroupAssistants = call<typeof teamApi.setGroupAssistants>(
  'PUT',
  '/products/:product/groups/:group/assistants',
)
export const updateCourse = call<typeof coursesApi.updateCourse>('PUT', '/courses/:course')

export const listInvitedParticipants = call<typeof participantsApi.listInvitedParticipants>(
  'GET',
  '/products/:product/participants/invited',
)

export const setGroupParticipants = call<typeof teamApi.setGroupParticipants>(
  'PUT',
  '/products/:product/groups/:group/participants',
)

export const linkParticipantInvitation = call<typeof participantsApi.linkParticipantInvitation>(
  'POST',
  '/products/:product/participants/invited/:invitation/link',
)

export const withdrawParticipantInvitation = call<typeof participantsApi.withdrawParticipantInvitation>(
  'DELETE',
  '/products/:product/participants/invited/:invitation',
)
export const getCoursePage = call<typeof coursePageApi.getCoursePage>('GET', '/courses/:course/page/editor')
export const updateCoursePage = call<typeof coursePageApi.updateCoursePage>('PUT', '/courses/:course/page')
export const getFrontPage = call<typeof frontPageApi.getFrontPage>('GET', '/front-page/editor')
export const saveFrontPagePicture = call<typeof frontPageApi.saveFrontPagePicture>(
  'POST',
  '/front-page/pictures',
)
export const updateFrontPage = call<typeof frontPageApi.updateFrontPage>('PUT', '/front-page')
export const listLearners = call<typeof learnersApi.listLearners>('GET', '/cabinet/learners')
export const listContactProducts = call<typeof learnersApi.listContactProducts>(
  'GET',
  '/contacts/:contact/products',
)
