import { paths } from './paths.ts'

/** Addresses that the expert area alone names: they are not loaded with a lesson. */
export const expertPaths = {
  marathons: '/expert/marathons',
  closedGroups: '/expert/closed-groups',
  newClosedGroup: '/expert/closed-group/detail/new/settings/edit',
  closedGroup: (group: number) => `/expert/closed-group/detail/${group}/settings/edit`,
  offers: '/expert/payments/offers',
  newOffer: '/expert/payments/offers/create',
  offer: (offer: number) => `/expert/payments/offers/edit/${offer}`,
  newCourse: `${paths.expertCourses}?new=true`,
  member: (user: number) => `${paths.expertTeam}/${user}`,
  accessGroup: (group: number) => `${paths.expertTeam}/groups/${group}`,
  accessControl: '/expert/settings/access-control',
  /** The storage with the details of one file open. */
  file: (uuid: string) => `/expert/storage?file=${encodeURIComponent(uuid)}`,
  quizzes: '/expert/quiz/list',
  bank: '/expert/quiz/bank',
  bankQuestion: (question: number) => `/expert/quiz/bank/${question}`,
  quizPrint: (quiz: number) => `${paths.expertQuiz(quiz)}/print`,
  /** Where finished attempts of a quiz are marked by a later version. */
  recalculation: (quiz: number) => `${paths.expertPractices}/recalculation/${quiz}`,
} as const
