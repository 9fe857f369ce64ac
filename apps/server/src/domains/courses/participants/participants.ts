import type { AddedParticipant, InvitedParticipant, Participant } from '@lectern/contract/courses/course'
import type { AddedOutcome } from '@lectern/contract/courses/added-outcomes'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Env } from '../../../platform/env.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import {
  findEnrolment,
  hasTakenPartIn,
  giveAccess,
  loadCoveredLessons,
  revokeAccess,
} from '../../access/index.ts'
import { listOfferTitles } from '../../offers/index.ts'
import {
  deleteProductInvitation,
  deleteProductInvitationsOf,
  type Enrol,
  findMember,
  inviteLearner,
  listProductInvitations,
} from '../../staff/index.ts'
import { ensureContact } from '../../contacts/index.ts'
import { findUserByEmail, listPeople } from '../../identity/index.ts'
import { listProgressOf } from '../../lessons/index.ts'
import { presentInvitation, presentInvited, presentParticipant } from '../courses.presenter.ts'
import { findCourseOfProduct, listPublishedIn } from '../courses.repository.ts'
import * as repository from './participants.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findProduct } from '../../products/index.ts'

/**
 * One page of those who take part in a product, or wait for it, each with the share of its lessons that they have done.
 *
 * @throws CallError not_found
 */
export const loadParticipants = async (
  db: ReadDatabase,
  place: repository.ProductPlace,
  wanted: repository.ParticipantFilter,
  now: Date,
): Promise<{ participants: Participant[]; total: number }> => {
  found(await findProduct(db, place.schoolId, place.productId))
  const { rows, total } = await repository.listParticipants(db, place, wanted)
  return { participants: await withProgress(db, place, rows, now), total }
}

/** Who is to be added, and who asks for it. */
export interface NewParticipant {
  readonly email: string
  readonly language: Locale
  readonly invitedBy: number
  readonly env: Pick<Env, 'smtpUrl'>
}

/**
 * Gives somebody of the school access to a product; adding a participant again changes nothing. Anybody else is asked by
 * letter first, and the answer is the same whether they have an account or not (THREATS T51).
 *
 * @throws CallError not_found
 */
export const addParticipant = async (
  tx: Transaction,
  place: repository.ProductPlace,
  wish: NewParticipant,
  now: Date,
): Promise<AddedParticipant> => {
  const product = found(await findProduct(tx, place.schoolId, place.productId))
  const person = await findUserByEmail(tx, wish.email)
  if (!person || !(await isOfSchool(tx, place.schoolId, person.id))) {
    const named = { productTitle: product.title, productTypeId: product.typeId }
    const { env, ...asked } = wish
    const invitation = await inviteLearner(tx, { ...place, ...asked, ...named }, now)
    return presentInvited(invitation, env, now)
  }
  await enrol(tx, { ...place, userId: person.id }, now)
  const row = await repository.findParticipant(tx, place, person.id)
  const [participant] = await withProgress(tx, place, row ? [row] : [], now)
  return { ...found(participant), invitation: null }
}

/**
 * The same for several addresses, each once.
 *
 * @returns what became of each, in their order
 * @throws CallError not_found
 */
export const addParticipants = async (
  tx: Transaction,
  place: repository.ProductPlace,
  { emails, ...wish }: Omit<NewParticipant, 'email'> & { readonly emails: readonly string[] },
  now: Date,
): Promise<{ email: string; outcome: AddedOutcome }[]> => {
  const unique = [...new Set(emails)]
  const outcomes = new Map<string, AddedOutcome>()
  // In one order for everybody, so that two lists with the same people do not wait for each other.
  for (const email of unique.toSorted()) {
    const person = await findUserByEmail(tx, email)
    const before = person && (await findEnrolment(tx, place.productId, person.id))
    const { invitation } = await addParticipant(tx, place, { ...wish, email }, now)
    const already = before?.state === 'active' ? 'already' : 'added'
    outcomes.set(email, invitation === null ? already : 'invited')
  }
  return unique.map((email) => ({ email, outcome: outcomes.get(email) ?? 'invited' }))
}

/** On its staff, or somebody who has taken part in something of it, now or before. */
const isOfSchool = async (tx: ReadDatabase, schoolId: SchoolId, userId: number): Promise<boolean> =>
  (await hasTakenPartIn(tx, schoolId, userId)) || (await findMember(tx, schoolId, userId)) !== null

/** Lets somebody into a product. What waited for their address is over. @throws CallError not_found */
export const enrol: Enrol = async (tx, { userId, ...place }, now) => {
  const product = found(await findProduct(tx, place.schoolId, place.productId))
  const enrolment = await findEnrolment(tx, product.id, userId)
  if (enrolment?.state !== 'active')
    await giveAccess(
      tx,
      { product, userId, actorId: null, now },
      { offerId: null, origin: 'manual', startsAt: null, endsAt: null },
    )
  const [person] = await listPeople(tx, [userId])
  if (person) await deleteProductInvitationsOf(tx, place, person.email)
}

/** The same for somebody who accepted an invitation: by it the school has come to know them, unless it knew them before. */
export const enrolInvited: Enrol = async (tx, { schoolId, productId, userId }, now) => {
  await ensureContact(tx, { schoolId, userId }, 'invitation', now)
  await enrol(tx, { schoolId, productId, userId }, now)
}

/**
 * One page of those who were invited and have not accepted yet.
 *
 * @throws CallError not_found
 */
export const loadInvited = async (
  db: ReadDatabase,
  place: repository.ProductPlace,
  page: { readonly page: number; readonly per_page: number },
  { env, now }: { readonly env: Pick<Env, 'smtpUrl'>; readonly now: Date },
): Promise<{ invited: InvitedParticipant[]; total: number }> => {
  found(await findProduct(db, place.schoolId, place.productId))
  const { rows, total } = await listProductInvitations(db, place, page)
  return { invited: rows.map((row) => presentInvitation(row, env, now)), total }
}

/** Takes an invitation back: its link no longer works. @throws CallError not_found */
export const withdrawInvitation = async (
  tx: Transaction,
  place: repository.ProductPlace,
  invitationId: number,
): Promise<void> => {
  if (!(await deleteProductInvitation(tx, place, invitationId))) throw notFound('no such invitation')
}

/**
 * Takes somebody's access to a product away. What they wrote, and how far they came, is kept.
 *
 * @throws CallError not_found when the person never took part
 */
export const removeParticipant = async (
  tx: Transaction,
  place: repository.ProductPlace,
  { userId, actorId, now }: { readonly userId: number; readonly actorId: number; readonly now: Date },
): Promise<void> => {
  const product = found(await findProduct(tx, place.schoolId, place.productId))
  await revokeAccess(tx, { product, userId, actorId, now })
}

/** What has no lessons has no progress either. */
const withProgress = async (
  db: ReadDatabase,
  { schoolId, productId }: repository.ProductPlace,
  rows: readonly repository.ParticipantRow[],
  now: Date,
): Promise<Participant[]> => {
  const offerIds = rows.flatMap(({ enrolment }) => enrolment.offerIds.flatMap((id) => id ?? []))
  const seen = { offerTitles: await listOfferTitles(db, schoolId, [...new Set(offerIds)]), now }
  const course = await findCourseOfProduct(db, schoolId, productId)
  if (course === null) return rows.map((row) => presentParticipant(row, { done: 0, lessons: 0 }, seen))
  const published = (await listPublishedIn(db, schoolId, [course.id])).get(course.id) ?? []
  const userIds = rows.map((row) => row.userId)
  const progress = Map.groupBy(await listProgressOf(db, schoolId, course.id, userIds), ({ userId }) => userId)
  const coveredBy = await loadCoveredLessons(
    db,
    { schoolId, productId },
    published,
    rows.map(({ enrolment }) => enrolment.offerIds),
  )
  return rows.map((row) => {
    const own = coveredBy(row.enrolment.offerIds)
    const ofPerson = progress.get(row.userId) ?? []
    const done = ofPerson.filter(({ lessonId, doneAt }) => doneAt !== null && own.has(lessonId)).length
    return presentParticipant(row, { done, lessons: own.size }, seen)
  })
}
