import type { APIRequestContext } from '@playwright/test'
import { password, people } from '../support/journey.ts'
import { linkTo } from '../support/mailbox.ts'
import { makeImport } from './make-import.ts'
import { makeSale, type WalkedSale } from './make-sale.ts'

/** A school that is walked, and the ids of what its screens show; they differ from start to start. */
export interface WalkedSchool {
  /** Its learners' address. */
  readonly home: string
  /** Where its workbench is. */
  readonly desk: string
  readonly courseId: number
  readonly course: string
  /** Lessons in the order of the program. */
  readonly lessons: readonly { readonly id: number; readonly link: string; readonly quizId: number | null }[]
  readonly attemptId: number
  /** What learners review: an attempt of the student, and a review that the student has to give. */
  readonly peers: { readonly attemptId: number; readonly reviewId: number }
  /** A question of the bank. */
  readonly bankQuestionId: number
  readonly closedGroupId: number
  readonly offer: { readonly id: number; readonly code: string }
  readonly sale: WalkedSale
  readonly memberId: number
  /** The student, as the school knows them. */
  readonly contactId: number
  /** An import of contacts whose dry run is over. */
  readonly importId: number
  /** An order by hand of the student, that waits for its payment. */
  readonly orderId: number
  /** A part of what another order costs, taken by hand. */
  readonly transactionId: number
  /** Somebody else whom the school knows. */
  readonly otherContactId: number
  readonly groupId: number
  readonly systemGroupId: number
  readonly ownershipPath: string
  readonly invitationPath: string
}

interface Row {
  readonly id: number
  readonly email: string
  readonly key: string | null
}

const tokenOf = async (request: APIRequestContext, email: string): Promise<string> => {
  const reply = await request.post('/api/v1/auth/login', { data: { email, password } })
  return (await reply.json()).data.token
}

/** Calls the API as one of the demo's people; learners call that of the school that they visit, which its host names. */
const callerOf = async (request: APIRequestContext, email: string, home?: string) => {
  const token = await tokenOf(request, email)
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'X-Requested-With': 'XMLHttpRequest',
        ...(home !== undefined && { host: new URL(home).host }),
      },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
}

type Caller = Awaited<ReturnType<typeof callerOf>>

/** A published closed group, not connected yet. */
const openGroup = async (call: Caller): Promise<number> => {
  const words = 'a group with a long name '.repeat(5).trim()
  const { id } = await call('POST', '/closed-groups', { name: words, description: words })
  await call('PATCH', `/closed-groups/${id}`, { status_id: 4 })
  return id
}

/** An offer of a whole course that can be taken, with few places. */
const openOffer = async (call: Caller, courseId: number): Promise<WalkedSchool['offer']> => {
  const title = 'an offer with a long name '.repeat(4).trim()
  const { product_id } = await call('GET', `/courses/${courseId}`)
  const terms = { content: { kind: 'all' }, length: { kind: 'days', count: 30 }, delays: null }
  return call('POST', '/offers', {
    title,
    status_id: 2,
    is_self_service: true,
    places_total: 3,
    products: [{ product_id, ...terms, is_checkpoint_skipped: false }],
  })
}

/** Makes a school the one in which staff works, and finds what its screens show. */
export const findSchool = async (
  request: APIRequestContext,
  { origin, slug }: { origin: string; slug: 'demo' | 'stress' },
): Promise<WalkedSchool> => {
  const call = await callerOf(request, people.expert)
  const schoolId = await chooseSchool(call, slug)
  await chooseSchool(await callerOf(request, people.curator), slug)
  const cards: { id: number; title: string }[] = await call('GET', '/courses-cards')
  const card = cards.find(({ title }) => title.startsWith('How to')) ?? cards[0]
  if (!card) throw new Error('The school has no course.')
  const { lessons } = await call('GET', `/courses/${card.id}/program/minimal`)
  const found = await Promise.all(
    lessons.slice(0, 5).map(async ({ id }: { id: number }) => {
      const lesson = await call('GET', `/courses/${card.id}/lessons-new/${id}`)
      return { id, link: lesson.link, quizId: lesson.quiz_ids[0] ?? null }
    }),
  )
  const staff: Row[] = await call('GET', '/cabinet/users')
  const groups: Row[] = await call('GET', '/cabinet/access-groups')
  const idOf = (email: string) => staff.find((row) => row.email === email)?.id ?? 0
  const groupOf = (key: string) => groups.find((row) => row.key === key)?.id ?? 0
  const contacts = await findContacts(call)
  const practices = await call('GET', '/practices')
  const home = slug === 'demo' ? origin : origin.replace('//', `//${slug}.`)
  return {
    home,
    desk: origin,
    courseId: card.id,
    course: found[0].link.replace(/\/[^/]+$/, ''),
    lessons: found,
    attemptId: practices[0].attempt.id,
    peers: await findPeers(request, home, call),
    bankQuestionId: await keepQuestion(call, found),
    closedGroupId: await openGroup(call),
    offer: await openOffer(call, card.id),
    sale: await makeSale(call, await callerOf(request, people.newcomer, home), {
      courseId: card.id,
      email: `buyer-of-${slug}@lectern.test`,
    }),
    memberId: idOf(people.manager),
    ...contacts,
    orderId: await placeOrder(call, card.id, contacts.contactId),
    transactionId: await takePart(call, await placeOrder(call, card.id, contacts.contactId)),
    importId: await makeImport(request, await tokenOf(request, people.expert), call),
    groupId: groupOf('sales_manager'),
    systemGroupId: groupOf('full_access'),
    ownershipPath: await offer(request, call, idOf(people.deputy)),
    invitationPath: await invite(request, call, schoolId),
  }
}

/** An order of a priced offer, made by hand. */
const placeOrder = async (call: Caller, courseId: number, contactId: number): Promise<number> => {
  const { product_id } = await call('GET', `/courses/${courseId}`)
  const terms = { content: { kind: 'all' }, length: null, delays: null, is_checkpoint_skipped: false }
  const priced = await call('POST', '/offers', {
    title: 'an offer with a price and a long name '.repeat(3).trim(),
    status_id: 2,
    ...{ currency: 'EUR', plans: [{ amount: 1_234_550 }] },
    products: [{ product_id, ...terms }],
  })
  const order = await call('POST', '/orders', {
    ...{ contact_id: contactId, offer_id: priced.id, amount: null, reason: 'Agreed by phone' },
    ...{ language: 'en', is_letter_sent: false },
  })
  return order.id
}

/** A part of what an order costs, as a transaction. */
const takePart = async (call: Caller, orderId: number): Promise<number> => {
  const { payments, created_at: paid_at } = await call('GET', `/orders/${orderId}`)
  await call('POST', `/orders/${orderId}/payments/${payments[0].id}/take`, {
    ...{ amount: 34_550, paid_at, method: 'bank', is_letter_sent: false },
    comment: 'a comment on a transfer '.repeat(4).trim(),
  })
  const [transaction] = await call('GET', `/orders/${orderId}/transactions`)
  return transaction.id
}

const findContacts = async (call: Caller): Promise<Pick<WalkedSchool, 'contactId' | 'otherContactId'>> => {
  const contactId = (await call('GET', `/contacts?search=${people.student}`))[0].id
  const others: Row[] = await call('GET', '/contacts?per_page=10')
  return { contactId, otherContactId: others.find(({ id }) => id !== contactId)?.id ?? 0 }
}

type Call = Awaited<ReturnType<typeof callerOf>>

const chooseSchool = async (call: Call, slug: string): Promise<number> => {
  const { expert_cabinets }: { expert_cabinets: { id: number; slug: string | null }[] } = await call(
    'GET',
    '/profile/menu?is_expert=1',
  )
  const cabinet_id = expert_cabinets.find((each) => each.slug === slug)?.id ?? 0
  await call('PUT', '/cabinets/current', { cabinet_id })
  return cabinet_id
}

/** An answer of the student that learners review, and a review that the student has not given yet. */
const findPeers = async (
  request: APIRequestContext,
  home: string,
  call: Call,
): Promise<WalkedSchool['peers']> => {
  const waiting: { attempt: { id: number }; learner: { email: string } }[] = await call(
    'GET',
    '/practices?status_id=6&per_page=100',
  )
  const attemptId = waiting.find(({ learner }) => learner.email === people.student)?.attempt.id ?? 0
  const learner = await callerOf(request, people.student, home)
  const own: { given: { id: number; state: string }[] } = await learner(
    'GET',
    `/quiz-attempts/${attemptId}/peer-reviews`,
  )
  return { attemptId, reviewId: own.given.find(({ state }) => state === 'drawn')?.id ?? 0 }
}

/** Keeps the questions of the first practice, and has a quiz use one of them. */
const keepQuestion = async (call: Call, lessons: WalkedSchool['lessons']): Promise<number> => {
  const quizId = lessons.find((lesson) => lesson.quizId !== null)?.quizId
  const { name, content } = await call('GET', `/quizzes/${quizId}`)
  const [entry] = await call('POST', '/bank-questions', { questions: content.questions })
  const { id } = await call('POST', '/quizzes', { name })
  const taken = { ...entry.question, bank: { id: entry.id, sum: entry.sum }, points: 7 }
  await call('PUT', `/quizzes/${id}`, { content: { version: 1, questions: [taken] } })
  return entry.id
}

const offer = async (request: APIRequestContext, call: Call, user_id: number): Promise<string> => {
  const { proof_token } = await call('POST', '/user/password/validate', { password })
  await call('POST', '/cabinet/ownership-transfer', { user_id, proof_token })
  return linkTo({ request }, people.deputy, '/expert/ownership/')
}

const invite = async (request: APIRequestContext, call: Call, schoolId: number): Promise<string> => {
  const email = `walker-${schoolId}@lectern.test`
  const access_group_ids: number[] = []
  await call('POST', '/cabinet/users/invitations', { email, access_group_ids, permissions: ['quiz_read'] })
  return linkTo({ request }, email, '/invitations/')
}
