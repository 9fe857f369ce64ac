const courses = '/expert/courses'
const team = '/expert/settings/team'
const practices = '/expert/practices'

/** Addresses that the expert area alone names: they are not loaded with a lesson. */
export const expertPaths = {
  /** What stands there while the learning space is chosen. */
  learningSpace: '/expert/cabinet',
  /** What a new school opens on. */
  firstSteps: '/expert/first-steps',
  courses,
  course: (course: number) => `/expert/course/${course}`,
  marathons: '/expert/marathons',
  closedGroups: '/expert/closed-groups',
  newClosedGroup: '/expert/closed-group/detail/new/settings/edit',
  closedGroup: (group: number) => `/expert/closed-group/detail/${group}/settings/edit`,
  offers: '/expert/payments/offers',
  newOffer: '/expert/payments/offers/create',
  offer: (offer: number) => `/expert/payments/offers/edit/${offer}`,
  orders: '/expert/crm/orders',
  order: (order: number) => `/expert/crm/orders/${order}`,
  paymentSystems: '/expert/payments/systems',
  /** Ways to pay by one payment system; one of them where a school has several. */
  paymentSystem: (provider: number, system?: number) =>
    `/expert/payments/systems/${provider}${system === undefined ? '' : `?system=${system}`}`,
  documents: '/expert/payments/documents',
  transactions: '/expert/analytics-transactions',
  newCourse: `${courses}?new=true`,
  team,
  member: (user: number) => `${team}/${user}`,
  accessGroup: (group: number) => `${team}/groups/${group}`,
  school: '/expert/settings/school',
  accessControl: '/expert/settings/access-control',
  /** The storage with the details of one file open. */
  file: (uuid: string) => `/expert/storage?file=${encodeURIComponent(uuid)}`,
  quizzes: '/expert/quiz/list',
  bank: '/expert/quiz/bank',
  bankQuestion: (question: number) => `/expert/quiz/bank/${question}`,
  quiz: (quiz: number) => `/expert/quiz/${quiz}`,
  quizPrint: (quiz: number) => `/expert/quiz/${quiz}/print`,
  practices,
  /** What waits for each assistant, and how soon the team answers. */
  workload: `${practices}/workload`,
  /** How the whole school learns, in numbers. */
  statistics: `${practices}/statistics`,
  comments: '/expert/comments',
  practice: (attempt: number) => `${practices}/${attempt}`,
  /** Where finished attempts of a quiz are marked by a later version. */
  recalculation: (quiz: number) => `${practices}/recalculation/${quiz}`,
} as const
