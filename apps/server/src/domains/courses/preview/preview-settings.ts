import type { PreviewKind } from '@lectern/contract/access/preview-kinds'
import type { PreviewChoice, PreviewLook, PreviewSettings } from '@lectern/contract/access/preview-settings'
import { mostLooks } from '@lectern/contract/access/preview-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Actor, Call, StaffSeat } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { loadPreview, type Preview, previewStore, storedEnrolments } from '../../access/index.ts'
import { findOffer, listOfferLines } from '../../offers/index.ts'
import { listPeople } from '../../identity/index.ts'
import { findSchool, recordAudit, staffActorOf } from '../../schools/index.ts'
import { findSeenEnrolment } from '../participants/participant-access.ts'
import { authoredCourse } from '../use-cases/authored-product.ts'
import { findAuthorsCourse } from '../use-cases/load-course.ts'
import type { ProductRow } from '../../products/index.ts'
import { loadLearnerScope } from '../../teams/index.ts'

/** One of the team, in front of a course. */
export interface PreviewCall<Db extends ReadDatabase = ReadDatabase> extends Pick<Call, 'ip' | 'now'> {
  readonly db: Db
  readonly actor: Actor
  readonly staff: StaffSeat
  readonly params: { readonly course: number }
  readonly locale: Locale
}

/**
 * Stores as whom the caller looks at a course from now on, in this session; that they look as a person is written down for that person
 * and in the log of the school.
 *
 * @throws CallError not_found for an offer of others or somebody who is not seen, offer_without_product (422)
 */
export const savePreview = async (
  call: PreviewCall<Transaction>,
  { type: kind, offer_id: offerId, user_id: viewedId, at: asked }: PreviewChoice,
): Promise<void> => {
  const { db, actor, staff, now } = call
  const product = await productOf(call)
  const place = { schoolId: staff.schoolId, productId: product.id, userId: actor.userId }
  if (kind === 'full_access') return previewStore.deletePreview(db, place)
  if (offerId !== null) await findOfferOf(db, product, offerId)
  if (viewedId !== null) await findParticipant(call, product, viewedId)
  const { timeZone } = found(await findSchool(db, staff.schoolId))
  const at = asked === null ? null : new Date(asked)
  const { sessionId } = actor
  const row = { kind, offerId, viewedId, at, sessionId, savedAt: now, timeZone }
  await previewStore.savePreview(db, place, row)
  if (viewedId !== null) await noteLook(call, product, { userId: viewedId, at })
  return undefined
}

const noteLook = async (
  call: PreviewCall<Transaction>,
  { id: productId, schoolId, title }: ProductRow,
  look: { readonly userId: number; readonly at: Date | null },
): Promise<void> => {
  const { db, actor, now } = call
  const viewerId = actor.userId
  await previewStore.insertLook(db, { ...look, schoolId, productId, viewerId, lookedAt: now })
  const after = { course: title, at: look.at?.toISOString() ?? null }
  await recordAudit(db, staffActorOf(call), {
    action: 'participant.previewed',
    targetId: look.userId,
    after,
  })
}

/** Who of all teams has looked at a course as somebody, the latest first. */
export const loadPreviewLooks = async (db: ReadDatabase, userId: number): Promise<PreviewLook[]> => {
  const rows = await previewStore.listLooksAt(db, userId, mostLooks)
  return rows.map(({ id, lookedAt, at, title, schoolName, viewerName }) => ({
    id,
    looked_at: lookedAt.toISOString(),
    at: at?.toISOString() ?? null,
    course: { title },
    school: { name: schoolName },
    viewer: viewerName === null ? null : { name: viewerName },
  }))
}

const productOf = async ({ db, staff, params }: PreviewCall): Promise<ProductRow> => {
  const address = await authoredCourse(db, staff, 'course_read', params.course)
  return (await findAuthorsCourse(db, address)).product
}

/** @throws CallError not_found for an offer of others, offer_without_product */
const findOfferOf = async (db: Transaction, { id, schoolId }: ProductRow, offerId: number): Promise<void> => {
  const offer = found(await findOffer(db, schoolId, offerId))
  const lines = await listOfferLines(db, schoolId, [offer.id])
  if (!lines.some(({ product }) => product.id === id)) throw new CallError('offer_without_product')
}

/** @throws CallError not_found for who takes no part, or is not seen by the caller */
const findParticipant = async (
  { db, staff, actor }: PreviewCall,
  product: ProductRow,
  userId: number,
): Promise<void> => {
  const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], product.typeId)
  const place = { schoolId: product.schoolId, productId: product.id, typeId: product.typeId }
  await findSeenEnrolment(db, place, { userId, scope })
}

/**
 * As whom the caller looks at a course.
 *
 * @throws CallError not_found, forbidden
 */
export const loadPreviewSettings = async (
  call: PreviewCall,
  texts: CompiledTexts,
): Promise<PreviewSettings> => {
  const { db, actor, staff, locale, now } = call
  const product = await productOf(call)
  const preview = await loadPreview(db, storedEnrolments(db), { product, actor, seat: staff, now })
  const nameOf = (kind: PreviewKind) => texts(locale, `account.preview_kind_${kind}`) ?? kind
  const kind = preview?.row.kind ?? 'full_access'
  return {
    type: { id: kind, name: nameOf(kind) },
    ...(await presentWhom(db, product, preview)),
    at: preview?.row.at?.toISOString() ?? null,
  }
}

const presentWhom = async (
  db: ReadDatabase,
  { schoolId }: ProductRow,
  preview: Preview | null,
): Promise<Pick<PreviewSettings, 'offer' | 'user'>> => {
  const { offerId = null, viewedId = null } = preview?.row ?? {}
  const offer = offerId === null ? null : await findOffer(db, schoolId, offerId)
  const [person] = viewedId === null ? [] : await listPeople(db, [viewedId])
  return {
    offer: offer && { id: offer.id, title: offer.title, title_alternative: offer.titleAlternative },
    user: person ? { id: person.id, name: person.name, email: person.email } : null,
  }
}
