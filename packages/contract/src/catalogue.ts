import { accessDomain } from './access/domain.ts'
import { attemptsDomain } from './attempts/domain.ts'
import { closedGroupsDomain } from './closed-groups/domain.ts'
import { commentsDomain } from './comments/domain.ts'
import { courseFilesDomain } from './course-files/domain.ts'
import { contactsDomain } from './contacts/domain.ts'
import { coursesDomain } from './courses/domain.ts'
import { filesDomain } from './files/domain.ts'
import { identityDomain } from './identity/domain.ts'
import { learningDomain } from './learning/domain.ts'
import { lessonsDomain } from './lessons/domain.ts'
import { liveDomain } from './live/domain.ts'
import { notesDomain } from './notes/domain.ts'
import { notificationsDomain } from './notifications/domain.ts'
import { offersDomain } from './offers/domain.ts'
import { ordersDomain } from './orders/domain.ts'
import { paymentsDomain } from './payments/domain.ts'
import { peerReviewsDomain } from './peer-reviews/domain.ts'
import { practicesDomain } from './practices/domain.ts'
import { quizzesDomain } from './quizzes/domain.ts'
import { schoolsDomain } from './schools/domain.ts'
import { staffDomain } from './staff/domain.ts'
import { streaksDomain } from './streaks/domain.ts'
import { tasksDomain } from './tasks/domain.ts'
import { teamsDomain } from './teams/domain.ts'
import { textsDomain } from './texts/domain.ts'
import { viewsDomain } from './views/domain.ts'
import type { ByteRoute } from './kernel/byte-route.ts'
import type { Domain } from './kernel/domain.ts'
import { type ErrorEntry, kernelErrors } from './kernel/errors.ts'
import type { Fact } from './facts/fact.ts'
import type { Operation } from './kernel/operation.ts'

/** Every domain, in the order in which the API is described. */
const domains: readonly Domain[] = [
  identityDomain,
  schoolsDomain,
  staffDomain,
  tasksDomain,
  viewsDomain,
  contactsDomain,
  attemptsDomain,
  commentsDomain,
  coursesDomain,
  courseFilesDomain,
  learningDomain,
  streaksDomain,
  lessonsDomain,
  practicesDomain,
  teamsDomain,
  offersDomain,
  closedGroupsDomain,
  peerReviewsDomain,
  notesDomain,
  ordersDomain,
  paymentsDomain,
  quizzesDomain,
  filesDomain,
  notificationsDomain,
  textsDomain,
  liveDomain,
  accessDomain,
]

/** Routes that are no calls, by the name of their domain. */
export const byteRoutesByDomain: Readonly<Record<string, readonly ByteRoute[]>> = Object.fromEntries(
  domains.flatMap(({ name, byteRoutes: routes }) => (routes === undefined ? [] : [[name, routes]])),
)

/** Every route that is no call. */
export const byteRoutes: readonly ByteRoute[] = Object.values(byteRoutesByDomain).flat()

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Operation → name of its domain; one that two modules name belongs to the first. */
const domainByOperation: ReadonlyMap<Operation, string> = new Map(
  domains
    .flatMap(({ name: domain, operations: modules = [] }) =>
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
export const domainNames: readonly string[] = domains
  .filter(({ operations: modules, byteRoutes: routes }) => modules !== undefined || routes !== undefined)
  .map(({ name }) => name)

/** Every kind of fact that a school's record keeps. */
export const facts: readonly Fact[] = domains.flatMap(({ facts: declared = [] }) => declared)

/** Every error code that the API may answer. */
export const errorCatalogue = {
  ...kernelErrors,
  ...identityDomain.errors,
  ...schoolsDomain.errors,
  ...staffDomain.errors,
  ...tasksDomain.errors,
  ...viewsDomain.errors,
  ...contactsDomain.errors,
  ...attemptsDomain.errors,
  ...commentsDomain.errors,
  ...coursesDomain.errors,
  ...lessonsDomain.errors,
  ...practicesDomain.errors,
  ...teamsDomain.errors,
  ...offersDomain.errors,
  ...closedGroupsDomain.errors,
  ...peerReviewsDomain.errors,
  ...notesDomain.errors,
  ...ordersDomain.errors,
  ...paymentsDomain.errors,
  ...quizzesDomain.errors,
  ...filesDomain.errors,
  ...liveDomain.errors,
  ...accessDomain.errors,
} satisfies Record<string, ErrorEntry>
export type ErrorCode = keyof typeof errorCatalogue
