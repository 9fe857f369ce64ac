import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { idParam } from '@lectern/contract/kernel/ids'
import { orderToken } from '@lectern/contract/orders/buyer-order'
import { billingDetails } from '@lectern/contract/payments/documents/billing-details'
import { printedNumber } from '@lectern/contract/payments/documents/documents'
import { dayAt } from '@lectern/contract/filters/kinds/date'
import { z } from 'zod'
import type { CallerChecks } from '../../../platform/composition/domain.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import { attachmentHeaders } from '../../../platform/http/sending/attachment.ts'
import {
  type ByteApp,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../../platform/http/sending/byte-call.ts'
import { writePaper } from '../../../platform/pdf/write-paper.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import type { BuyerDesk } from '../../orders/index.ts'
import { findSchool } from '../../schools/index.ts'
import { currencyOfAttempt } from '../attempts/attempt-parts.ts'
import { findBillingDetails } from './billing-details.repository.ts'
import { findDocument } from './documents.repository.ts'
import { sellerOf } from './document-desk.ts'
import { type DrawnDocument, paperOf } from './paper-of-document.ts'

/** Of one address, in a minute. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } } as const

const mayRead = ['transaction_list', 'transaction_read'] as const
const mayPreview = [...mayRead, 'paymentsystem_read', 'paymentsystem_edit'] as const

const staffParams = z.object({ document: idParam })
const buyerParams = z.object({ token: orderToken, document: idParam })

type House = Pick<Dependencies, 'reading' | 'clock' | 'textsFolder'>

/** Mounts documents about money as PDF. */
export const mountDocumentFiles = (
  app: ByteApp,
  { reading, clock, textsFolder }: House,
  doors: CallerChecks,
  desk: BuyerDesk,
): void => {
  const caller = createByteCaller({ ...doors, clock })

  const send = async (reply: ByteReply, document: DrawnDocument) => {
    const paper = paperOf(document, await loadMailTexts(textsFolder, document.content.language))
    const bytes = await writePaper(paper)
    const headers = attachmentHeaders({
      ...{ name: paper.title, otherwise: 'document', extension: 'pdf', mimeType: 'application/pdf' },
      bytes: bytes.length,
    })
    return reply.headers(headers).send(bytes)
  }

  /** @throws CallError unauthenticated, forbidden, not_found, address_refused, session_limit, device_limit */
  const staffSchool = async (
    request: ByteRequest,
    reply: ByteReply,
    anyOf: readonly PermissionString[],
  ): Promise<SchoolId> => {
    const call = await caller.of(request, reply)
    if (!call.actor) throw new CallError('unauthenticated')
    const seat = found(await call.currentSeat())
    await call.enter(seat.schoolId)
    if (!seat.isOwner && !anyOf.some((right) => seat.permissions.has(right))) throw new CallError('forbidden')
    return seat.schoolId
  }

  app.get(`${apiBase}/public/orders/:token/documents/:document`, { config }, async (request, reply) => {
    const call = await caller.of(request, reply)
    const { schoolId } = found(await call.school())
    const params = found(buyerParams.safeParse(request.params).data ?? null)
    const { orderId } = desk.placeOf(schoolId, params.token)
    const document = found(await findDocument(reading, schoolId, params.document))
    if (document.orderId !== orderId) throw notFound('a document of another order')
    return send(reply, document)
  })

  app.get(`${apiBase}/payments/documents/:document/file`, { config }, async (request, reply) => {
    const schoolId = await staffSchool(request, reply, mayRead)
    const params = found(staffParams.safeParse(request.params).data ?? null)
    return send(reply, found(await findDocument(reading, schoolId, params.document)))
  })

  app.get(`${apiBase}/billing-details/preview`, { config }, async (request, reply) => {
    const schoolId = await staffSchool(request, reply, mayPreview)
    return send(reply, await sampleOf({ reading, clock, textsFolder }, schoolId))
  })
}

const sampleNumber = billingDetails.pick({ invoice_prefix: true, first_number: true })

/** What an invoice of a school would look like. */
const sampleOf = async (
  { reading, clock, textsFolder }: House,
  schoolId: SchoolId,
): Promise<DrawnDocument> => {
  const details = await findBillingDetails(reading, schoolId)
  const school = found(await findSchool(reading, schoolId))
  const language = details?.language ?? school.defaultLanguage
  const t = await loadMailTexts(textsFolder, language)
  const { invoice_prefix: prefix, first_number: first } = details ?? sampleNumber.parse({})
  const nobody = { country: '', registration: '', taxId: '', email: '', phone: '' }
  const now = clock.now()
  const day = dayAt(now, school.timeZone)
  const amount = '10000'
  return {
    ...{ kind: 'invoice', printedNumber: printedNumber(prefix, first), issuedAt: now, isSample: true },
    content: {
      ...{ version: 1, language, day, orderNumber: 1, total: amount, due: null, corrects: null },
      currency: currencyOfAttempt(school.currency),
      seller: sellerOf(details, school.name),
      buyer: {
        ...nobody,
        name: t('mail.document_preview_buyer'),
        address: t('mail.document_preview_address'),
      },
      lines: [{ title: t('mail.document_preview_title'), quantity: 1, amount, vat: null }],
      movements: [{ day, amount, provider: null, method: 'bank', payer: null }],
      footer: details?.footer ?? '',
    },
  }
}
