import {
  exportPreviewLooks,
  createEnrolmentCache,
  createSales,
  findLearnerSchool,
  isLearnerOf,
  leaveTeams,
  listLearnerSchools,
  enrolmentsOf,
  listEnrolments,
  teamRolesOf,
  enrolmentChannel,
} from './domains/access/index.ts'
import {
  createActors,
  createLinkSignIn,
  identityChannel,
  registerIdentity,
} from './domains/identity/index.ts'
import {
  createPinnedAttempts,
  exportAttempts,
  forgetMovedAttempts,
  registerAttempts,
} from './domains/attempts/index.ts'
import {
  createCoursePrograms,
  describeProgram,
  enrol,
  mountCalendarFeed,
  mountLinkPreviews,
  mountCourseFiles,
  mountAddressFiles,
  productOfCourse,
  registerCourses,
  describeOpenCourse,
} from './domains/courses/index.ts'
import {
  exportMemberships,
  findGroupIds,
  listOwnGroups,
  mountGroupUpdates,
  registerClosedGroups,
} from './domains/closed-groups/index.ts'
import { domainFiles } from './domain-files.ts'
import { createFileAccess, type FileAccess, mountFiles, registerFiles } from './domains/files/index.ts'
import {
  createLessonContents,
  createQuizPlaces,
  createReaders,
  createUnitPlaces,
  exportProgress,
  exportTicks,
  exportVisits,
  exportUnitProgress,
  type LessonReading,
  quizUsage,
  mountLessonFiles,
  mountLive,
  mountOpeningCalendar,
  registerLessons,
  textTemplatePlaces,
} from './domains/lessons/index.ts'
import {
  createAnswerPlaces,
  createCommentPlaces,
  watchedQueue,
  registerPractices,
} from './domains/practices/index.ts'
import {
  exportNotifications,
  mountLetterLinks,
  registerNotifications,
  unreadChannel,
  unreadOf,
} from './domains/notifications/index.ts'
import { exportOrders, registerOrders } from './domains/orders/index.ts'
import { exportPeerReviews, openToReviewers, registerPeerReviews } from './domains/peer-reviews/index.ts'
import { bankPlaces, mountQuizFiles, registerQuizzes } from './domains/quizzes/index.ts'
import {
  createSchoolEntry,
  createSchoolHosts,
  exportContactFields,
  exportPoints,
  fillRegistration,
  listOwnedSchools,
  mountInstallation,
  registerSchools,
} from './domains/schools/index.ts'
import {
  claimFirstSchool,
  countInvited,
  createSeats,
  createPersonReader,
  findMember,
  registerStaff,
  staffAlerts,
} from './domains/staff/index.ts'
import { exportNotes, mountNoteFiles, type NotesOfCourses, registerNotes } from './domains/notes/index.ts'
import { createLearningDays, exportLearningDays, registerStreaks } from './domains/streaks/index.ts'
import {
  type CommentPlaces,
  createCommentFilePlaces,
  exportComments,
  exportReports,
  registerComments,
  watchedPlace,
} from './domains/comments/index.ts'
import { mountLine } from './domains/live/index.ts'
import { registerTexts } from './domains/texts/index.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { mountAuthorFrame } from './platform/http/pages/author-frame.ts'
import { mountNetworkProbe } from './platform/http/pages/network-probe.ts'
import { mountHealth } from './platform/http/pages/health.ts'
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts'
import { mountMailbox } from './platform/http/pages/mailbox.ts'
import { mountPages, type WebPages } from './platform/http/pages/pages.ts'
import { mountPictures } from './platform/http/pages/pictures.ts'
import { mountUnknownAddress } from './platform/http/pages/unknown-address.ts'
import type { Dependencies } from './platform/dependencies.ts'

/** The whole server over the given parts, without a socket: platform first, then domains, then pages. */
export const buildApp = async (dependencies: Dependencies, pages: WebPages | null): Promise<HttpServer> => {
  const app = await createHttpServer(dependencies)
  const doors = await createCallerChecks(dependencies)
  const api = createApi({ ...dependencies, ...doors })
  const { files, reading, notesOfCourses, commentPlaces } = await registerDomains(api, dependencies)
  api.mount(app)
  mountHealth(app, dependencies)
  mountMailbox(app, dependencies)
  mountPictures(app, dependencies)
  mountAuthorFrame(app)
  mountNetworkProbe(app)
  mountFiles(app, { ...dependencies, findLearnerSchool }, { ...doors, files })
  mountQuizFiles(app, { ...dependencies, findLearnerSchool }, doors)
  mountLessonFiles(app, { ...dependencies, findLearnerSchool }, doors, productOfCourse)
  mountCourseFiles(app, { ...dependencies, findLearnerSchool }, doors)
  mountAddressFiles(app, { ...dependencies, ...doors })
  await mountLive(app, dependencies, doors, productOfCourse)
  await mountLine(app, dependencies, {
    ...doors,
    watches: {
      openPlace: watchedPlace(dependencies.reading, commentPlaces),
      openQueue: watchedQueue(dependencies.reading),
    },
    rightsChannels: [identityChannel, enrolmentChannel],
  })
  mountLinkPreviews(app, dependencies, doors)
  mountInstallation(app, dependencies, doors)
  mountOpeningCalendar(app, dependencies, doors, reading)
  mountNoteFiles(app, dependencies, doors, notesOfCourses)
  mountCalendarFeed(app, dependencies, doors)
  mountGroupUpdates(app, dependencies)
  mountLetterLinks(app)
  mountUnknownAddress(app, api.bound())
  if (pages) {
    const exchange = await createLinkSignIn(dependencies)
    await mountPages(
      app,
      pages,
      api.direct,
      { identity: doors.identity, exchange },
      dependencies.env.videoHosts,
    )
  }
  return app
}

/** Who is calling, and who may enter. */
export const createCallerChecks = async (dependencies: Dependencies) => ({
  identity: {
    ...(await createActors(dependencies)),
    ...(await createSeats(dependencies, teamRolesOf)),
    ...(await createSchoolHosts(dependencies)),
  },
  gate: await createSchoolEntry(dependencies),
})

/** Binds the operations of every domain. @returns what the routes that carry bytes need of them */
export const registerDomains = async (
  api: Api,
  dependencies: Dependencies,
): Promise<{
  readonly files: FileAccess
  readonly reading: LessonReading
  readonly notesOfCourses: NotesOfCourses
  readonly commentPlaces: CommentPlaces
}> => {
  registerTexts(api.bind, dependencies)
  await registerPeople(api, dependencies)
  registerOrders(api.bind)
  registerQuizzes(api.bind, quizUsage)
  const pinned = createPinnedAttempts(dependencies)
  await forgetMovedAttempts(dependencies, pinned)
  const days = createLearningDays(dependencies)
  registerAttempts(api.bind, dependencies, pinned, days)
  registerStreaks(api.bind)
  const enrolments = await createEnrolmentCache(dependencies)
  const contents = await createLessonContents(dependencies)
  const readers = createReaders(dependencies.db, enrolments, createSales(dependencies))
  const commentPlaces = createCommentPlaces({ contents, readers, pinned, productOfCourse })
  const places = {
    comment: createCommentFilePlaces(dependencies, commentPlaces),
    info_unit: await createUnitPlaces(dependencies, { contents, readers, productOfCourse }),
    quiz: await createQuizPlaces(dependencies, { contents, readers }),
    quiz_answer: openToReviewers(createAnswerPlaces(dependencies), {
      ...{ db: dependencies.db, pinned },
      ...{ contents, readers },
    }),
    bank_question: bankPlaces,
    text_template: textTemplatePlaces,
  }
  const files = await createFileAccess({ ...dependencies, findLearnerSchool }, places)
  registerComments(api.bind, { places: commentPlaces, files })
  registerFiles(api.bind, { ...dependencies, findLearnerSchool }, files, { places, domains: domainFiles })
  registerLessons(api.bind, dependencies, productOfCourse, { contents, readers, files, days })
  await registerPractices(api.bind, dependencies, { contents, readers, files, pinned })
  const programs = await createCoursePrograms(dependencies)
  await registerCourses(api.bind, dependencies, {
    ...{ enrolments, listOwnGroups, findGroupIds, contents },
    ...{ programs, finding: { pinned } },
  })
  registerPeerReviews(api.bind, { pinned, contents, readers, files })
  registerClosedGroups(api.bind, dependencies)
  await registerNotifications(api.bind, dependencies, teamRolesOf)
  const [reading, notesOfCourses] = [
    { contents, readers },
    { programs, enrolments },
  ]
  registerNotes(api.bind, reading, notesOfCourses)
  return { files, reading, notesOfCourses, commentPlaces }
}

/** Binds people, their schools and the staff, and hands the lower domains what the higher ones tell. */
const registerPeople = async (api: Api, dependencies: Dependencies): Promise<void> => {
  const describePerson = createPersonReader({ enrolmentsOf, unreadOf })
  await registerIdentity(api.bind, dependencies, {
    describePerson,
    registration: { claimFirstSchool, fillFields: fillRegistration },
    describeOpenCourse,
    listOwnedSchools,
    ownData: {
      contactFields: exportContactFields,
      sections: {
        rewards: exportPoints,
        enrolments: listEnrolments,
        closed_groups: exportMemberships,
        progress: exportProgress,
        films: exportUnitProgress,
        ticks: exportTicks,
        notes: exportNotes,
        comments: exportComments,
        comment_reports: exportReports,
        peer_reviews: exportPeerReviews,
        visits: exportVisits,
        learning_days: exportLearningDays,
        previews: exportPreviewLooks,
        attempts: exportAttempts,
        orders: exportOrders,
        notifications: exportNotifications,
      },
    },
    alerts: staffAlerts,
  })
  await registerSchools(api.bind, dependencies, {
    describeProgram,
    countInvited,
    isOfSchool: async (db, schoolId, userId) =>
      (await isLearnerOf(db, schoolId, userId)) || (await findMember(db, schoolId, userId)) !== null,
  })
  await registerStaff(api.bind, dependencies, {
    leaveTeams,
    enrol,
    listLearnerSchools,
    person: { describePerson, channels: [enrolmentChannel, unreadChannel] },
  })
}
