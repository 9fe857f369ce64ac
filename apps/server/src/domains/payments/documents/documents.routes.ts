import { momentsOfDays } from '@lectern/contract/filters/kinds/date'
import * as operations from '@lectern/contract/payments/documents/documents.api'
import { documentLimits } from '@lectern/contract/payments/documents/document-limits'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { Env } from '../../../platform/env.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { BuyerDesk } from '../../orders/index.ts'
import { findSchool, listSchoolsById } from '../../schools/index.ts'
import { currencyOfAttempt } from '../attempts/attempt-parts.ts'
import { saveBillingDetails } from './billing-details.repository.ts'
import { listDocumentsOfBuyer } from './documents.repository.ts'
import {
  countDocumentsOfSchool,
  listDocumentsOfSchool,
  sumDocumentsOfSchool,
} from './documents-list.repository.ts'
import { issueInvoice } from './issue-documents.ts'
import {
  buyerLink,
  loadBillingDetails,
  loadOrderDocuments,
  presentDocument,
  staffLink,
} from './present-documents.ts'

const presentSum = ({
  currency,
  invoices,
  creditNotes,
  receipts,
}: Awaited<ReturnType<typeof sumDocumentsOfSchool>>[number]) => ({
  currency: currencyOfAttempt(currency),
  invoices: toWire(BigInt(invoices)),
  credit_notes: toWire(BigInt(creditNotes)),
  receipts: toWire(BigInt(receipts)),
})

/** Binds documents for buyers. */
export const registerBuyerDocuments = (bind: Bind, env: Env, desk: BuyerDesk): void => {
  const linkOf = ({ id, orderId }: { readonly id: number; readonly orderId: number }) =>
    buyerLink(desk.linkOf(orderId), id)

  bind(operations.listBuyerDocuments, async ({ db, school, params }) => {
    const { schoolId } = await school()
    return { data: await loadOrderDocuments(db, desk.placeOf(schoolId, params.token), linkOf) }
  })

  bind(operations.requestInvoice, async ({ db, school, params, body, now }) => {
    const { schoolId } = await school()
    const place = desk.placeOf(schoolId, params.token)
    await db.transaction((tx) => issueInvoice(tx, place, body, now))
    return { data: await loadOrderDocuments(db, place, linkOf) }
  })

  bind(operations.listPurchaseDocuments, async ({ db, actor, query }) => {
    const rows = await listDocumentsOfBuyer(db, actor.userId, query.orders, documentLimits.ofPurchases)
    const schools = await listSchoolsById(
      db,
      rows.map(({ schoolId }) => schoolId),
    )
    const origins = new Map(schools.map((each) => [each.id, originOf(env, each)]))
    return {
      data: rows.map((row) =>
        presentDocument(row, ({ id, orderId }) =>
          buyerLink(desk.linkOf(orderId), id, origins.get(row.schoolId)),
        ),
      ),
    }
  })
}

/** Binds documents for the staff, and who sells. */
export const registerDocuments = (bind: Bind): void => {
  bind(operations.listDocuments, async ({ db, staff: { schoolId }, query }) => {
    const { timeZone } = found(await findSchool(db, schoolId))
    const filter = {
      ...{ schoolId, query: query.query, kind: query.kind },
      ...momentsOfDays({ first: query.from, last: query.until }, timeZone),
    }
    const { after, before, per_page } = query
    const { rows, links } = await listDocumentsOfSchool(db, filter, { after, before, per_page })
    const { total, isExact } = await countDocumentsOfSchool(db, filter)
    return {
      data: rows.map((row) => presentDocument(row, staffLink)),
      sums: (await sumDocumentsOfSchool(db, filter)).map(presentSum),
      meta: { per_page, total, is_total_exact: isExact },
      links,
    }
  })

  bind(operations.listOrderDocuments, async ({ db, staff: { schoolId }, params }) => ({
    data: await loadOrderDocuments(db, { schoolId, orderId: params.order }, staffLink),
  }))

  bind(operations.issueInvoice, async ({ db, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    await issueInvoice(db, place, body, now)
    return { data: await loadOrderDocuments(db, place, staffLink) }
  })

  bind(operations.getBillingDetails, ({ db, staff: { schoolId } }) => loadBillingDetails(db, schoolId))

  bind(operations.saveBillingDetails, async ({ db, staff: { schoolId }, body, now }) => {
    await saveBillingDetails(db, schoolId, body, now)
    return loadBillingDetails(db, schoolId)
  })
}
