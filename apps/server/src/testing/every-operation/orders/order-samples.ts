import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'
import { samplePrice } from './prepare-orders.ts'

const { amount, currency } = samplePrice
/** Before any clock of a test stands. */
const earlier = '2020-01-01T10:00:00.000Z'

const ofOrder = (ids: SchoolIds): SampleCall => ({ params: { order: ids.order } })

let buyers = 0

/** Good calls about orders and payments: what closes comes last. */
export const orderSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'payments.listSystems': () => ({}),
  'payments.createSystem': () => ({
    body: {
      ...{ provider_id: 90, title: 'Cash at the desk', instruction: 'Bring it to class.' },
      ...{ currencies: ['EUR'], state: 'off' },
    },
  }),
  'payments.updateSystem': (ids) => ({ params: { system: ids.paymentSystem }, body: { title: 'By bank' } }),
  'payments.listMethods': () => ({ query: { currency } }),
  'orders.placeOrder': (ids) => ({
    params: { code: ids.pricedOfferCode },
    body: {
      ...{ email: `sample-buyer-${(buyers += 1)}@lectern.test`, name: 'Sample Buyer', language: 'en' },
      ...{ amount, currency, method_id: ids.paymentSystem },
    },
  }),
  'orders.getBuyerOrder': (ids) => ({ params: { token: ids.orderToken } }),
  'orders.changePaymentMethod': (ids) => ({
    params: { token: ids.orderToken },
    body: { method_id: ids.paymentSystem },
  }),
  'orders.cancelBuyerOrder': (ids) => ({ params: { token: ids.buyersOrderToken } }),
  'orders.listOrders': () => ({ query: { query: 'sample', group: 'all' } }),
  'orders.countOrders': () => ({}),
  'orders.getOrder': ofOrder,
  'orders.createOrder': (ids) => ({
    body: {
      ...{ contact_id: ids.contact, offer_id: ids.pricedOffer, amount: 9_000, reason: 'Old student' },
      ...{ language: 'uk', is_letter_sent: false },
    },
  }),
  'orders.commentOrder': (ids) => ({ ...ofOrder(ids), body: { text: 'Wrote to him.' } }),
  'orders.deleteComment': (ids) => ({ params: { order: ids.order, comment: ids.orderComment } }),
  'payments.listOrderTransactions': (ids) => ({ params: { order: ids.paidOrder } }),
  'payments.listTransactions': () => ({ query: { kind: 'charge', from: '2020-01-01' } }),
  'payments.exportTransactions': () => ({
    body: { filter: { kind: 'charge' }, columns: ['order', 'amount'], format: 'xlsx' },
  }),
  'payments.forecastRefund': (ids) => ({ params: { order: ids.paidOrder } }),
  'payments.getBillingDetails': () => ({}),
  'payments.saveBillingDetails': () => ({
    body: { legal_name: 'Sample GmbH', address: 'Street 1', country: 'Germany', vat_id: 'DE 123' },
  }),
  'payments.issueInvoice': (ids) => ({ params: { order: ids.paidOrder }, body: { name: 'Sample AG' } }),
  'payments.listDocuments': () => ({ query: { kind: 'invoice', from: '2020-01-01' } }),
  'payments.listOrderDocuments': (ids) => ({ params: { order: ids.paidOrder } }),
  'payments.listPurchaseDocuments': (ids) => ({ query: { orders: String(ids.paidOrder) } }),
  'payments.listBuyerDocuments': (ids) => ({ params: { token: ids.orderToken } }),
  'payments.requestInvoice': (ids) => ({ params: { token: ids.orderToken }, body: { name: 'Sample AG' } }),
  'payments.takePayment': (ids) => ({
    params: { order: ids.order, payment: ids.orderPayment },
    body: { amount: 5_000, paid_at: earlier, method: 'cash', is_letter_sent: false },
  }),
  'payments.refundOrder': (ids) => ({
    params: { order: ids.paidOrder },
    body: { amount: 1_000, is_access_closed: false, is_order_cancelled: false, method: 'bank' },
  }),
  'payments.connectSystem': (ids) => ({
    params: { system: ids.onlineSystem },
    body: { keys: { secret_key: 'sk_live_87654321' } },
  }),
  'payments.checkSystem': (ids) => ({ params: { system: ids.onlineSystem } }),
  'payments.listBalances': () => ({}),
  'payments.checkBalances': () => ({}),
  'payments.beginPayment': (ids) => ({
    params: { token: ids.onlineOrderToken },
    body: { method_id: ids.onlineSystem },
  }),
  'payments.askProvider': (ids) => ({ params: { token: ids.onlineOrderToken } }),
  'payments.getTransaction': (ids) => ({ params: { transaction: ids.mismatch } }),
  'payments.askTransaction': (ids) => ({ params: { transaction: ids.mismatch } }),
  'payments.decideMismatch': (ids) => ({
    params: { transaction: ids.mismatch },
    body: { decision: 'accept', reason: 'The bank rounded it.' },
  }),
  'payments.undoRefund': (ids) => ({ params: { transaction: ids.refund } }),
  'orders.listFunnels': () => ({}),
  'orders.createFunnel': () => ({
    body: {
      title: 'Schools',
      stages: [
        { title: 'Asked', rule: null },
        { title: 'Paid', rule: 'paid' },
      ],
    },
  }),
  'orders.changeFunnel': (ids) => ({
    params: { funnel: ids.spareFunnel },
    body: {
      title: 'Wholesale',
      stages: [
        { title: 'Asked', rule: null },
        { title: 'Called', rule: null },
      ],
    },
  }),
  'orders.getBoard': (ids) => ({ params: { funnel: ids.orderFunnel }, query: { query: 'sample' } }),
  'orders.moveOrder': (ids) => ({
    params: { order: ids.movedOrder },
    body: { stage_id: ids.orderStages[1] ?? 0, seen_stage_id: ids.orderStages[0] ?? 0 },
  }),
  'orders.assignOrders': (ids) => ({ body: { order_ids: [ids.order], manager_id: null } }),
  'orders.rehearseOrderAction': () => ({
    body: { selection: { filter: { currency: 'EUR' } }, action: { kind: 'remind' } },
  }),
  'orders.startOrderAction': (ids) => ({
    body: {
      ...{ selection: { ids: [ids.order] }, expected: 1 },
      action: { kind: 'manager', manager_id: null },
    },
  }),
  'orders.exportOrders': (ids) => ({
    body: { selection: { ids: [ids.order] }, columns: ['number', 'total'], format: 'csv' },
  }),
  'orders.deleteFunnel': (ids) => ({ params: { funnel: ids.spareFunnel } }),
  'orders.cancelOrder': (ids) => ({ params: { order: ids.spareOrder }, body: {} }),
  'orders.reopenOrder': (ids) => ({ params: { order: ids.cancelledOrder } }),
  'payments.orderSystems': (ids) => ({ body: { ids: [ids.sparePaymentSystem, ids.paymentSystem] } }),
  'payments.deleteSystem': (ids) => ({ params: { system: ids.sparePaymentSystem } }),
}
