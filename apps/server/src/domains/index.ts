import type { Domain } from '../platform/composition/domain.ts'
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
import { productsDomain } from './products/domain.ts'
import { quizzesDomain } from './quizzes/domain.ts'
import { schoolsDomain } from './schools/domain.ts'
import { staffDomain } from './staff/domain.ts'
import { streaksDomain } from './streaks/domain.ts'
import { tasksDomain } from './tasks/domain.ts'
import { teamsDomain } from './teams/domain.ts'
import { textsDomain } from './texts/domain.ts'
import { viewsDomain } from './views/domain.ts'

/** Every domain, from low to high: the server, its jobs and the rights of people to their data are loops over this list. */
export const domains: readonly Domain[] = [
  textsDomain,
  liveDomain,
  identityDomain,
  schoolsDomain,
  staffDomain,
  tasksDomain,
  viewsDomain,
  contactsDomain,
  streaksDomain,
  productsDomain,
  teamsDomain,
  accessDomain,
  filesDomain,
  quizzesDomain,
  ordersDomain,
  paymentsDomain,
  attemptsDomain,
  commentsDomain,
  lessonsDomain,
  offersDomain,
  practicesDomain,
  coursesDomain,
  learningDomain,
  courseFilesDomain,
  peerReviewsDomain,
  closedGroupsDomain,
  notificationsDomain,
  notesDomain,
]
