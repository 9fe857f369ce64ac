import type { Page, Response } from '@playwright/test'
import { accountPages } from '../../apps/web/src/frame/areas/account/account-page-names.ts'
import type { people } from '../support/journey.ts'
import { moneyScreens } from './money-screens.ts'
import { crmScreens } from './contact-screens.ts'
import type { WalkedSchool } from './school.ts'

/** A page of the router's tree as one person sees it. */
export interface WalkedScreen {
  readonly name: string
  /** Its address in the router's tree. */
  readonly route: string
  /** Nobody is a visitor. */
  readonly as?: keyof typeof people
  readonly url: (school: WalkedSchool) => string
  readonly prepare?: (page: Page) => Promise<void>
  /** What answers with an error because the screen is about it. */
  readonly mayFail?: (response: Response) => boolean
}

type Urls = Readonly<Record<string, (school: WalkedSchool) => string>>

const visit = (route: string, as: keyof typeof people | undefined, urls: Urls): WalkedScreen[] =>
  Object.entries(urls).map(([name, url]) => ({ name, route, url, ...(as && { as }) }))

/** The page itself says that there is nothing. */
const isDocument = (response: Response): boolean => response.request().resourceType() === 'document'

const home = (path: string) => (school: WalkedSchool) => `${school.home}${path}`
const desk = (path: string) => (school: WalkedSchool) => `${school.desk}/expert${path}`
const lesson =
  (at: number, rest = '') =>
  (school: WalkedSchool) =>
    `${school.home}${school.lessons[at]?.link ?? ''}${rest}`
const course = (school: WalkedSchool) => `${school.home}${school.course}`
const courseDesk = (rest: string) => (school: WalkedSchool) =>
  `${school.desk}/expert/course/${school.courseId}${rest}`
const groupPage = (school: WalkedSchool) => `${school.home}/group-access/${school.closedGroupId}`
const offerPage = (school: WalkedSchool) => `${school.home}/offers/${school.offer.code}`
const pricedOfferPage = (school: WalkedSchool) => `${school.home}/offers/${school.sale.code}`
const orderPage = (school: WalkedSchool) => `${school.home}/orders/${school.sale.token}`
const groupDesk = (rest: string) => (school: WalkedSchool) =>
  desk(`/closed-group/detail/${school.closedGroupId}/settings/edit${rest}`)(school)
const editor = (at: number) => (school: WalkedSchool) =>
  courseDesk(`/lesson/${school.lessons[at]?.id}/constructor?section=0`)(school)
const quiz = (school: WalkedSchool) => {
  const found = school.lessons.find(({ quizId }) => quizId !== null)
  return `${school.home}${found?.link}/quizzes/${found?.quizId}`
}

const quizDesk = (school: WalkedSchool) =>
  desk(`/quiz/${school.lessons.find(({ quizId }) => quizId !== null)?.quizId}`)(school)

const results = (school: WalkedSchool) =>
  desk(`/practices/quiz/${school.lessons.find(({ quizId }) => quizId !== null)?.quizId}`)(school)

const exceptions = (school: WalkedSchool) =>
  desk(`/practices/exceptions/${school.lessons.find(({ quizId }) => quizId !== null)?.quizId}`)(school)

const recalculation = (school: WalkedSchool) =>
  desk(`/practices/recalculation/${school.lessons.find(({ quizId }) => quizId !== null)?.quizId}`)(school)

const openTextStyle = async (page: Page): Promise<void> => {
  await page.locator('article summary').first().click()
  await page.locator('article details input').first().waitFor()
}

/** Writes a long name for the section; the bar says that it is stored. */
const writeName = async (page: Page): Promise<void> => {
  await page.locator('#section-name').fill(`Written by the walk, ${'with a long name '.repeat(5)}`)
  const state = page.locator('header [data-saved-state]')
  await state.getByText(/^Stored \d/).waitFor()
  await state.getByText(/^Stored \d/).click({ trial: true })
}

const account = (pages: readonly string[]): Urls =>
  Object.fromEntries(pages.map((page) => [`account ${page}`, home(`/account/${page}`)]))

const learner: readonly WalkedScreen[] = [
  ...visit('/', undefined, { home: home('/') }),
  ...visit('/', 'student', { 'home of a student': home('/') }),
  ...visit('/', 'newcomer', { 'home of a newcomer': home('/') }),
  ...visit('/', 'expert', { 'front page being written': home('/?front=edit') }),
  ...visit('/courses', undefined, { courses: home('/courses') }),
  ...visit('/courses', 'student', { 'courses of a student': home('/courses') }),
  ...visit('/courses/$course', undefined, { course }),
  ...visit('/courses/$course', 'student', { 'course of a student': course }),
  ...visit('/courses/$course', 'expert', {
    'page of a course being written': (school) => `${course(school)}?page=edit`,
  }),
  ...visit('/courses/$course/finished', 'student', {
    'course that is not finished': (school) => `${course(school)}/finished`,
  }).map((screen) => ({ ...screen, mayFail: isDocument })),
  ...visit('/courses/$course/$lesson', undefined, { 'open lesson': lesson(0), 'closed lesson': lesson(1) }),
  ...visit('/courses/$course/$lesson', 'student', {
    'lesson 1': lesson(0),
    'lesson 2': lesson(1),
    'lesson 3': lesson(2),
    'lesson 4': lesson(3),
    'lesson 5': lesson(4),
  }),
  ...visit('/courses/$course/$lesson', 'student', { 'lesson with its text style': lesson(0) }).map(
    (screen) => ({
      ...screen,
      prepare: openTextStyle,
    }),
  ),
  ...visit('/courses/$course/$lesson', 'newcomer', { 'locked lesson': lesson(4) }),
  ...visit('/courses/$course/$lesson', 'expert', { 'lesson of its author': lesson(0) }),
  ...visit('/courses/$course/notes', 'student', {
    'notes of a course': (school) => `${course(school)}/notes`,
  }),
  ...visit('/courses/$course/notes', 'newcomer', { 'no notes yet': (school) => `${course(school)}/notes` }),
  ...visit('/courses/$course/search', 'student', {
    'search in a course': (school) => `${course(school)}/search?query=learn`,
    'search for nothing': (school) => `${course(school)}/search`,
  }),
  ...visit('/courses/$course/$lesson/program', 'student', { program: lesson(0, '/program') }),
  ...visit('/courses/$course/$lesson/quizzes/$quiz', 'student', { practice: quiz }),
  ...visit('/peer-reviews/$review', 'student', {
    'review of an answer': (school) => `${school.home}/peer-reviews/${school.peers.reviewId}`,
  }),
  ...visit('/peer-reviews/$review', 'newcomer', {
    'review of somebody else': (school) => `${school.home}/peer-reviews/${school.peers.reviewId}`,
  }).map((screen) => ({ ...screen, mayFail: isDocument })),
  ...visit('/offers/$code', undefined, { 'an offer': offerPage, 'an offer with a price': pricedOfferPage }),
  ...visit('/offers/$code', 'student', { 'an offer to take': offerPage, 'one to order': pricedOfferPage }),
  ...visit('/orders/$token', undefined, { 'an order that waits': orderPage }),
  ...visit('/group-access/$group', undefined, { 'closed group': groupPage }),
  ...visit('/group-access/$group', 'student', { 'closed group without access': groupPage }),
  ...visit('/account/{-$page}', 'student', account(accountPages)),
  ...visit('/account/{-$page}', 'student', { 'calendar by month': home('/account/calendar?view=month') }),
  ...visit('/account/{-$page}', 'newcomer', account(['partner'])),
  ...visit('/account/{-$page}', 'visitor', { 'account without products': home('/account/products') }),
  ...visit('/legal/$page', undefined, {
    terms: home('/legal/terms'),
    privacy: home('/legal/privacy'),
    cookies: home('/legal/cookies'),
  }).map((screen) => ({ ...screen, mayFail: isDocument })),
  { name: 'nothing here', route: '/$', url: home('/nowhere'), mayFail: isDocument },
  {
    name: 'nothing in the workbench',
    route: '/expert/$',
    as: 'expert',
    url: desk('/nowhere'),
    mayFail: isDocument,
  },
]

const entering: readonly WalkedScreen[] = [
  ...visit('/login', undefined, { login: home('/login') }),
  ...visit('/register', undefined, { register: home('/register') }),
  ...visit('/restore', undefined, { restore: home('/restore') }),
  ...visit('/invitations/$token', undefined, {
    invitation: (school) => `${school.desk}${school.invitationPath}`,
  }),
  ...visit('/invitations/$token', 'student', {
    'invitation of somebody else': (school) => `${school.desk}${school.invitationPath}`,
  }),
  ...visit('/auth/callback/$service', undefined, {
    'a service that is not there': home('/auth/callback/google'),
  }).map((screen) => ({ ...screen, mayFail: () => true })),
  ...visit('/letters/$token', undefined, {
    'a link of a letter that is not whole': home('/letters/not.whole'),
  }).map((screen) => ({ ...screen, mayFail: isDocument })),
  ...visit('/dev/ui', undefined, { 'design system': home('/dev/ui') }),
]

const tabs = (path: string, names: readonly string[], title: string): Urls =>
  Object.fromEntries(names.map((tab) => [`${title} ${tab}`, desk(`${path}?tab=${tab}`)]))

const ownership: Urls[string] = (school) => `${school.desk}${school.ownershipPath}`

const workbench: readonly WalkedScreen[] = [
  ...visit('/expert', 'expert', { 'first page of the workbench': desk('') }),
  ...visit('/expert', 'student', { 'workbench of a learner': desk('') }),
  ...visit('/expert/first-steps', 'expert', { 'first steps': desk('/first-steps') }),
  ...visit('/expert/courses', 'expert', { 'courses to write': desk('/courses') }),
  ...visit('/expert/courses', 'expert', { 'first course': desk('/courses?new=true') }),
  ...visit('/expert/marathons', 'expert', { marathons: desk('/marathons') }),
  ...visit('/expert/closed-groups', 'expert', { 'closed groups': desk('/closed-groups') }),
  ...visit('/expert/closed-group/detail/new/settings/edit', 'expert', {
    'a new closed group': desk('/closed-group/detail/new/settings/edit'),
  }),
  ...visit('/expert/closed-group/detail/$groupId/settings/edit', 'expert', {
    'closed group settings': groupDesk(''),
    'closed group members': groupDesk('?tab=members'),
    'closed group links': groupDesk('?tab=links'),
    'closed group access': groupDesk('?tab=access'),
  }),
  ...visit('/expert/payments/offers', 'expert', { offers: desk('/payments/offers') }),
  ...visit('/expert/payments/offers/create', 'expert', { 'a new offer': desk('/payments/offers/create') }),
  ...visit('/expert/payments/offers/edit/$offerId', 'expert', {
    'an offer to change': (school) => desk(`/payments/offers/edit/${school.offer.id}`)(school),
  }),
  ...visit('/expert/comments', 'expert', {
    'reported comments': desk('/comments'),
    'people who may not comment': desk('/comments?tab=people'),
    'rules of comments': desk('/comments?tab=rules'),
    'log of moderation': desk('/comments?tab=log'),
  }),
  ...visit('/expert/learners', 'expert', {
    'all learners': desk('/learners'),
    'learners by last visit': desk('/learners?sorted=visit&activity=week'),
  }),
  ...Object.entries({ ...crmScreens, ...moneyScreens }).flatMap(([route, urls]) =>
    visit(route, 'expert', urls),
  ),
  ...visit('/expert/comments/all', 'expert', {
    'all comments': desk('/comments/all'),
    'comments that wait': desk('/comments/all?state=waiting'),
  }),
  ...visit('/expert/courses', 'curator', { 'courses of a curator': desk('/courses') }),
  ...visit('/expert/courses', 'visitor', { 'no school yet': desk('/courses') }).map((screen) => ({
    ...screen,
    mayFail: (response: Response) => response.status() === 403,
  })),
  ...visit('/expert/quiz/list', 'expert', {
    'quizzes of the school': desk('/quiz/list'),
    'a new quiz': desk('/quiz/list?new=true'),
    'archived quizzes': desk('/quiz/list?state=archived'),
  }),
  ...visit('/expert/quiz/bank', 'expert', {
    'question bank': desk('/quiz/bank'),
    'a new question of the bank': desk('/quiz/bank?new=true'),
    'archived questions': desk('/quiz/bank?state=archived'),
  }),
  ...visit('/expert/quiz/bank/$questionId', 'expert', {
    'a question of the bank': (school) => desk(`/quiz/bank/${school.bankQuestionId}`)(school),
  }),
  ...visit('/expert/quiz/$quizId', 'expert', { 'a quiz to write': quizDesk }),
  ...visit('/expert/quiz/$quizId/print', 'expert', {
    'a quiz for paper': (school) => `${quizDesk(school)}/print?answers=end`,
  }),
  ...visit('/expert/course/$courseId', 'expert', {
    'program to write': courseDesk(''),
    'course settings': courseDesk('?tab=settings'),
    participants: courseDesk('?tab=participants'),
    'progress of participants': courseDesk('?tab=progress'),
    'course team': courseDesk('?tab=team'),
  }),
  ...visit('/expert/course/$courseId/lesson/$lessonId/constructor', 'expert', {
    'lesson to write': editor(0),
    'lesson to write 2': editor(1),
    'lesson to write 3': editor(2),
  }),
  ...visit('/expert/course/$courseId/lesson/$lessonId/constructor', 'expert', {
    'lesson that was stored': editor(0),
  }).map((screen) => ({ ...screen, prepare: writeName })),
  ...visit('/expert/practices', 'expert', { practices: desk('/practices') }),
  ...visit('/expert/practices', 'curator', { 'practices of a curator': desk('/practices') }),
  ...visit('/expert/practices', 'rival', { 'no practices yet': desk('/practices') }),
  ...visit('/expert/practices/workload', 'expert', { 'workload of the team': desk('/practices/workload') }),
  ...visit('/expert/practices/statistics', 'expert', {
    'statistics of the school': desk('/practices/statistics'),
  }),
  ...visit('/expert/practices/statistics', 'rival', { 'no statistics yet': desk('/practices/statistics') }),
  ...visit('/expert/practices/quiz/$quizId', 'expert', { 'results of a practice': results }),
  ...visit('/expert/practices/recalculation/$quizId', 'expert', {
    'recalculation of a practice': recalculation,
  }),
  ...visit('/expert/practices/exceptions/$quizId', 'expert', { 'exceptions in a practice': exceptions }),
  ...visit('/expert/practices/$attemptId', 'expert', {
    attempt: (school) => desk(`/practices/${school.attemptId}`)(school),
  }),
  ...visit('/expert/practices/$attemptId', 'expert', {
    'attempt that learners review': (school) => desk(`/practices/${school.peers.attemptId}`)(school),
  }),
  ...visit('/expert/practices/$attemptId', 'curator', {
    'attempt before a curator': (school) => desk(`/practices/${school.attemptId}`)(school),
  }),
  ...visit('/expert/storage', 'expert', { storage: desk('/storage') }),
  ...visit('/expert/storage', 'rival', { 'empty storage': desk('/storage') }),
  ...visit('/expert/settings/school', 'expert', {
    school: desk('/settings/school'),
    ...tabs('/settings/school', ['look', 'links', 'owner'], 'school'),
  }),
  ...visit('/expert/settings/team', 'expert', {
    team: desk('/settings/team'),
    ...tabs('/settings/team', ['groups', 'log'], 'team'),
  }),
  ...visit('/expert/settings/team', 'curator', { 'team without the right': desk('/settings/team') }),
  ...visit('/expert/settings/team/$userId', 'expert', {
    member: (school) => desk(`/settings/team/${school.memberId}`)(school),
  }),
  ...visit('/expert/settings/team/groups/$groupId', 'expert', {
    'access group': (school) => desk(`/settings/team/groups/${school.groupId}`)(school),
    'access group of the system': (school) => desk(`/settings/team/groups/${school.systemGroupId}`)(school),
  }),
  ...visit('/expert/settings/access-control', 'expert', {
    'access control': desk('/settings/access-control'),
  }),
  ...visit('/expert/ownership/$token', 'deputy', { 'offer of the school': ownership }),
  ...visit('/expert/ownership/$token', 'manager', { 'offer to somebody else': ownership }),
  ...visit('/expert/cabinet', 'visitor', { 'learning space': desk('/cabinet') }),
]

/** Every page, as each who has it. A new route belongs here: the walk fails until it does. */
export const walkedScreens: readonly WalkedScreen[] = [...learner, ...entering, ...workbench]
