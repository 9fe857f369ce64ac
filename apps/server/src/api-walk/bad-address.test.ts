import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { watchReplies } from '../testing/every-operation/betrayals.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()
const noted = watchReplies()

const named = (operations: readonly Operation[]) => operations.map((each) => [each.id, each] as const)

describe.each(named(sampledOperations.filter(({ path }) => path.includes(':'))))('%s', (_id, operation) => {
  const call = sampleOf(operation, app.demo)
  // An answer is stored by its attempt alone (see tenancy.test.ts).
  // A note, and a view of the practices, has the key that its device gave it: one that is not there is made, or was deleted already.
  const isDecisive = (name: string) =>
    (operation.id !== 'attempts.saveAnswerInUnit' || name !== 'unit') &&
    (!/^notes\.|(PracticeView|Remark)$/.test(operation.id) || name !== 'key') &&
    // Devices ask by themselves for what they kept: of a course that is not there, nothing may be kept.
    operation.id !== 'courses.getOfflineCourse' &&
    // A question that is not there has no comments (see tenancy.test.ts).
    (operation.id !== 'comments.listQuestionComments' || name !== 'question')
  const names = Object.keys(call.params ?? {}).filter(isDecisive)
  const as = callerOf(operation, app)

  const ask = (params: Record<string, string | number>) =>
    noted(
      `${operation.id} ${JSON.stringify(params)}`,
      app.call(operation.method, addressOf(operation, { ...call, params }), { as, body: call.body }),
    )

  it.each(names)('answers 404 to a %s that is not there or cannot be', async (name) => {
    const strange = [
      999_999_999,
      '9007199254740991',
      '9007199254740992',
      '9223372036854775808',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      '٣',
      'abc',
      ' ',
      '\u0000',
      "1' or '1'='1",
      '../1',
      '__proto__',
      'x'.repeat(500),
    ]
    for (const value of strange) {
      const { status, body } = await ask({ ...call.params, [name]: value })
      expect([value, status, body.error]).toEqual([value, 404, 'not_found'])
    }
  })

  it('answers 400 to an address that cannot be decoded', async () => {
    const path = operation.path.replace(/:(\w+)/g, '%E0%A4%A')
    const { status, body } = await noted(path, app.call(operation.method, path, { as, body: call.body }))
    expect([status, body.error]).toEqual([400, 'malformed_request'])
  })
})

const isPaged = ({ query }: Operation) =>
  query?.safeParse({ page: 'x' }).success === false && query.safeParse({}).success
const paged = sampledOperations.filter(isPaged)

describe.each(named(paged))('%s', (id, operation) => {
  const { path } = operation
  const as = callerOf(operation, app)
  const address = addressOf(operation, { params: sampleOf(operation, app.demo).params ?? {} })
  const list = (query: string) => noted(`${path}?${query}`, app.call('GET', `${address}?${query}`, { as }))

  it.each([
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=1e3',
    'page=9223372036854775808',
    'page=',
    'page=1&page=2',
    'page[]=1',
    'page[a]=1',
    'per_page=-5',
    'per_page=1000000000',
    'per_page=1&per_page=2',
  ])('refuses %s, or takes it for nothing', async (query) => {
    const { status, body } = await list(query)
    const isUnknownName = query.startsWith('page[')
    expect(status).toBe(isUnknownName ? 200 : 422)
    expect(Object.keys(body.error_codes ?? {})).toEqual(isUnknownName ? [] : [query.split('=')[0]])
  })

  it('refuses a page 0, and clamps what is far out of reach', async () => {
    expect((await list('page=0&per_page=0')).status).toBe(422)
    const far = await list('page=999999999&per_page=999999999')
    // Comments of the team stand one step deeper, and comments of a place have no links: documents 001 and 002 say so.
    const pages = far.body.data?.comments ?? far.body
    expect(pages).toMatchObject({ data: [], meta: { per_page: 100 } })
    expect(pages.links).toEqual(
      /^comments\.list(?!School|Contact)\w+Comments$/.test(id) ? undefined : { next: null },
    )
  })

  it('never fails on odd words in the query', async () => {
    for (const name of [
      'query',
      'quiz_id',
      'status_id',
      'limit',
      'filters[search]',
      '__proto__',
      'constructor',
    ]) {
      for (const value of ['%00', '%ED%A0%80', '%', '%25', '_', "'", '%F0%9F%98%80', 'x'.repeat(300), '']) {
        expect((await list(`${name}=${value}`)).status).toBeLessThan(500)
      }
    }
  })
})

describe('the lists', () => {
  it('are all found', () => {
    expect(paged.map(({ id }) => id).toSorted()).toEqual([
      'attempts.listAnswerLog',
      'closed-groups.listClosedGroups',
      'closed-groups.listGroupMembers',
      'comments.listAttemptComments',
      'comments.listCommentCases',
      'comments.listCommentRestrictions',
      'comments.listContactComments',
      'comments.listLessonComments',
      'comments.listModerationLog',
      'comments.listPublicAttemptComments',
      'comments.listPublicLessonComments',
      'comments.listPublicUnitComments',
      'comments.listQuestionComments',
      'comments.listSchoolComments',
      'comments.listUnitComments',
      'courses.listCourseCards',
      'courses.listInvitedParticipants',
      'courses.listLearners',
      'courses.listParticipants',
      'courses.listProgress',
      'courses.listPublicCourses',
      'courses.listRemovedCourses',
      'files.listFiles',
      'files.listPlayerFaults',
      'identity.listLoginHistory',
      'lessons.listTrash',
      'lessons.listVersions',
      'notes.listCourseNotes',
      'notifications.listNotifications',
      'offers.listOffers',
      'orders.listPurchases',
      'practices.listExceptions',
      'practices.listPracticeAnswers',
      'practices.listPractices',
      'practices.listRecalculated',
      'quizzes.listBankQuestions',
      'quizzes.listQuizzes',
      'schools.listAuditLog',
      'schools.listRewards',
      'schools.listViolations',
      'staff.listStaff',
    ])
  })
})

describe('headers', () => {
  it.each([
    ['x-cabinet-id', 'abc', 404],
    ['x-cabinet-id', '9'.repeat(30), 404],
    ['x-cabinet-id', '999999', 404],
    ['x-language', 'xx', 200],
    ['accept-language', ';;q=,,'.repeat(50), 200],
    ['cookie', 'lectern_session=%00; lectern_lang=__proto__', 200],
    ['if-none-match', '"'.repeat(100), 200],
    ['x-forwarded-for', "1.1.1.1, ' or 1=1", 200],
  ])('%s: %s is answered with %i', async (name, value, expected) => {
    const reply = app.call('GET', '/courses-cards', { as: app.tokens.expert, headers: { [name]: value } })
    expect((await noted(name, reply)).status).toBe(expected)
  })

  it.each(['', 'x'.repeat(256)])('an Idempotency-Key of %j is refused', async (key) => {
    const { status, body } = await noted(
      'key',
      app.call('POST', '/quizzes', {
        as: app.tokens.expert,
        body: { name: 'Keyed' },
        headers: { 'idempotency-key': key },
      }),
    )
    expect([status, body.error]).toEqual([400, 'malformed_request'])
  })
})

describe('addresses that are none', () => {
  it.each([
    ['GET', '/nothing', 404],
    ['GET', '', 404],
    ['GET', '/../../etc/passwd', 404],
    ['PATCH', '/courses', 405],
    ['DELETE', '/quizzes', 405],
    ['GET', '/auth/login', 405],
    ['GET', `/courses/${'1/'.repeat(300)}`, 404],
  ])('%s %s is answered with %i', async (method, path, expected) => {
    expect((await noted(path, app.call(method, path, { as: app.tokens.expert }))).status).toBe(expected)
  })
})
