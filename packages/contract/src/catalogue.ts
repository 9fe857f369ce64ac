import * as team from './teams/teams.api.ts'
import * as offers from './offers/offers.api.ts'
import * as publicOffers from './offers/public-offers.api.ts'
import { accessErrors } from './access/access.errors.ts'
import { offerErrors } from './offers/offers.errors.ts'
import { previewErrors } from './access/preview.errors.ts'
import { teamErrors } from './teams/teams.errors.ts'
import { accessControlErrors } from './schools/access-control.errors.ts'
import { identityErrors } from './identity/identity.errors.ts'
import { schoolsErrors } from './schools/schools.errors.ts'
import { staffErrors } from './staff/staff.errors.ts'
import * as profile from './identity/profile.api.ts'
import * as security from './identity/security.api.ts'
import * as signIn from './identity/sign-in.api.ts'
import * as accessControl from './schools/access-control.api.ts'
import * as auditLog from './schools/audit-log.api.ts'
import * as contactFields from './schools/contact-fields.api.ts'
import * as partners from './schools/partners.api.ts'
import * as rewards from './schools/rewards.api.ts'
import * as schools from './schools/schools.api.ts'
import * as mail from './staff/mail.api.ts'
import * as ownSchools from './staff/own-schools.api.ts'
import * as ownership from './staff/ownership.api.ts'
import * as staff from './staff/staff.api.ts'
import * as attempts from './attempts/attempts.api.ts'
import { attemptsErrors } from './attempts/attempts.errors.ts'
import * as frontPage from './courses/front-page/front-page.api.ts'
import * as coursePage from './courses/course-page/course-page.api.ts'
import * as courseLink from './courses/course-link.api.ts'
import * as closedGroups from './closed-groups/closed-groups.api.ts'
import { closedGroupsErrors } from './closed-groups/closed-groups.errors.ts'
import { closedGroupByteRoutes } from './closed-groups/closed-groups.bytes.ts'
import * as groupAccess from './closed-groups/group-access.api.ts'
import * as groupPeople from './closed-groups/group-people.api.ts'
import * as courses from './courses/courses.api.ts'
import * as offlineCourses from './courses/offline/offline.api.ts'
import { courseByteRoutes } from './courses/courses.bytes.ts'
import { coursesErrors } from './courses/courses.errors.ts'
import * as courseFiles from './course-files/course-files.api.ts'
import { courseFilesByteRoutes } from './course-files/course-files.bytes.ts'
import * as participantAccess from './courses/participant-access.api.ts'
import * as learners from './courses/learners/learners.api.ts'
import * as participants from './courses/participants.api.ts'
import * as previewSettings from './courses/preview-settings.api.ts'
import * as finding from './courses/finding/finding.api.ts'
import * as program from './courses/program.api.ts'
import * as courseProgress from './courses/progress/progress.api.ts'
import * as ownProducts from './courses/own-products.api.ts'
import { fileByteRoutes } from './files/bytes.ts'
import * as files from './files/files.api.ts'
import { filesErrors } from './files/files.errors.ts'
import * as players from './files/players.api.ts'
import { type ErrorEntry, kernelErrors } from './kernel/errors.ts'
import type { ByteRoute } from './kernel/byte-route.ts'
import type { Operation } from './kernel/operation.ts'
import * as lessons from './lessons/lessons.api.ts'
import * as units from './lessons/units.api.ts'
import * as lessonLive from './lessons/live.api.ts'
import { liveByteRoutes } from './live/live.bytes.ts'
import { liveErrors } from './live/live.errors.ts'
import { lessonByteRoutes } from './lessons/lessons.bytes.ts'
import * as heldLessonEdits from './lessons/held-edits/held-edits.api.ts'
import * as lessonVersions from './lessons/versions.api.ts'
import * as lessonTrash from './lessons/trash/trash.api.ts'
import { lessonsErrors } from './lessons/lessons.errors.ts'
import * as reading from './lessons/reading.api.ts'
import * as ticks from './lessons/ticks.api.ts'
import * as textTemplates from './lessons/text-templates.api.ts'
import * as answerDetails from './practices/answer-details.api.ts'
import * as exceptions from './practices/exceptions.api.ts'
import * as recalculation from './practices/recalculation.api.ts'
import * as practices from './practices/practices.api.ts'
import * as review from './practices/review/review.api.ts'
import * as remarks from './practices/desk/remarks.api.ts'
import * as sameAnswers from './practices/desk/same-answers.api.ts'
import * as practiceCounts from './practices/practice-counts.api.ts'
import * as practiceViews from './practices/desk/views.api.ts'
import * as workload from './practices/workload/workload.api.ts'
import * as ranking from './practices/ranking.api.ts'
import * as quizResults from './practices/quiz-results.api.ts'
import { practicesErrors } from './practices/practices.errors.ts'
import * as attemptComments from './comments/attempt-comments.api.ts'
import * as bulkComments from './comments/bulk-comments.api.ts'
import * as comments from './comments/comments.api.ts'
import { commentsErrors } from './comments/comments.errors.ts'
import * as commentFeed from './comments/feed.api.ts'
import * as commentModeration from './comments/moderation/moderation.api.ts'
import * as peerReviews from './peer-reviews/peer-reviews.api.ts'
import { peerReviewsErrors } from './peer-reviews/peer-reviews.errors.ts'
import * as notifications from './notifications/notifications.api.ts'
import { notificationByteRoutes } from './notifications/notifications.bytes.ts'
import * as notes from './notes/notes.api.ts'
import { notesByteRoutes } from './notes/notes.bytes.ts'
import { notesErrors } from './notes/notes.errors.ts'
import * as orders from './orders/orders.api.ts'
import { quizByteRoutes } from './quizzes/quizzes.bytes.ts'
import * as quizzes from './quizzes/quizzes.api.ts'
import * as bank from './quizzes/bank/bank.api.ts'
import * as heldEdits from './quizzes/held-edits/held-edits.api.ts'
import * as quizLibrary from './quizzes/library/library.api.ts'
import * as quizStyles from './quizzes/style/quiz-style.api.ts'
import { quizzesErrors } from './quizzes/quizzes.errors.ts'
import * as texts from './texts/texts.api.ts'
import * as streaks from './streaks/streaks.api.ts'
import * as calendar from './learning/calendar/calendar.api.ts'
import { calendarByteRoutes } from './learning/calendar/calendar.bytes.ts'
import * as finished from './learning/finished/finished.api.ts'
import * as learnersHome from './learning/home/home.api.ts'
import * as unitProgress from './lessons/unit-progress.api.ts'

/** Routes that are no calls, by the name of their domain: most carry bytes. */
export const byteRoutesByDomain: Readonly<Record<string, readonly ByteRoute[]>> = {
  files: fileByteRoutes,
  lessons: lessonByteRoutes,
  quizzes: quizByteRoutes,
  courses: courseByteRoutes,
  'course-files': courseFilesByteRoutes,
  learning: calendarByteRoutes,
  'closed-groups': closedGroupByteRoutes,
  notifications: notificationByteRoutes,
  notes: notesByteRoutes,
  live: liveByteRoutes,
}

/** Every route that is no call. */
export const byteRoutes: readonly ByteRoute[] = Object.values(byteRoutesByDomain).flat()

/** Modules of operations, by the name of their domain. */
const domains: Readonly<Record<string, readonly object[]>> = {
  identity: [signIn, security, profile],
  schools: [schools, contactFields, rewards, partners, accessControl, auditLog],
  staff: [staff, ownSchools, ownership, mail],
  attempts: [attempts],
  comments: [comments, attemptComments, bulkComments, commentFeed, commentModeration],
  courses: [
    ...[courses, offlineCourses, courseLink, frontPage, coursePage, participants],
    ...[previewSettings, participantAccess, program, courseProgress, ownProducts, finding],
    ...[learners],
  ],
  'course-files': [courseFiles],
  learning: [learnersHome, finished, calendar],
  streaks: [streaks],
  lessons: [
    ...[unitProgress, lessons, units, lessonLive, lessonVersions, lessonTrash],
    ...[reading, ticks, textTemplates, heldLessonEdits],
  ],
  practices: [
    ...[practices, review, remarks, sameAnswers, practiceCounts, practiceViews, workload, answerDetails],
    ...[ranking, exceptions, recalculation, quizResults],
  ],
  teams: [team],
  offers: [offers, publicOffers],
  'closed-groups': [closedGroups, groupPeople, groupAccess],
  'peer-reviews': [peerReviews],
  notes: [notes],
  orders: [orders],
  quizzes: [quizzes, bank, quizLibrary, heldEdits, quizStyles],
  files: [files, players],
  notifications: [notifications],
  texts: [texts],
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Operation → name of its domain; one that two modules name belongs to the first. */
const domainByOperation: ReadonlyMap<Operation, string> = new Map(
  Object.entries(domains)
    .flatMap(([domain, modules]) =>
      modules.flatMap((each) =>
        Object.values(each)
          .filter(isOperation)
          .map((operation): [Operation, string] => [operation, domain]),
      ),
    )
    .toReversed(),
)

/** Every operation of the API, in the order of the domains. */
export const operations: readonly Operation[] = [...domainByOperation.keys()].toReversed()

/** The domain of an operation of the catalogue. */
export const domainOf = (operation: Operation): string => {
  const domain = domainByOperation.get(operation)
  if (domain === undefined) throw new Error(`${operation.id} is not in the catalogue.`)
  return domain
}

/** Every domain that takes calls or carries bytes. */
export const domainNames: readonly string[] = [
  ...new Set([...Object.keys(domains), ...Object.keys(byteRoutesByDomain)]),
]

/** Every error code that the API may answer. */
export const errorCatalogue = {
  ...kernelErrors,
  ...identityErrors,
  ...schoolsErrors,
  ...staffErrors,
  ...accessControlErrors,
  ...teamErrors,
  ...accessErrors,
  ...offerErrors,
  ...previewErrors,
  ...attemptsErrors,
  ...peerReviewsErrors,
  ...coursesErrors,
  ...closedGroupsErrors,
  ...lessonsErrors,
  ...practicesErrors,
  ...liveErrors,
  ...notesErrors,
  ...commentsErrors,
  ...quizzesErrors,
  ...filesErrors,
} satisfies Record<string, ErrorEntry>
export type ErrorCode = keyof typeof errorCatalogue
