import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { loadKeys } from '../identity/index.ts'
import { orderServices } from '../orders/index.ts'
import { taskServices } from '../tasks/index.ts'
import { viewPoints } from '../views/index.ts'
import type { PaymentEngine } from './attempts/attempt-parts.ts'
import { mountPayPages } from './attempts/mount-pay-pages.ts'
import { creditUnpaid } from './documents/credit-notes.ts'
import { registerBuyerDocuments, registerDocuments } from './documents/documents.routes.ts'
import { findReceipt } from './documents/present-documents.ts'
import { mountDocumentFiles } from './documents/mount-document-files.ts'
import { askProviders, balanceAccounts, forgetMessages } from './jobs/job-kinds.ts'
import { paymentJobs } from './jobs/payment-jobs.ts'
import { paymentFiles } from './file-columns.ts'
import { mountPaymentMessages } from './messages/mount-messages.ts'
import { paymentMethods } from './payment-methods.ts'
import { registerPayments, registerProviders, registerTransactions } from './payments.routes.ts'
import { plainForms } from './plain/plain-forms.ts'
import { releasePlaces, releasingPlaces } from './places/release-places.ts'
import { exportTaskOf } from './list/export-task.ts'
import { viewedTransactions } from './list/viewed-transactions.ts'
import { moneyTroubles } from './money-troubles.repository.ts'
import { registerPaymentSystems } from './payment-systems.routes.ts'

const engineOf = async ({
  env,
  db,
  clock,
  paymentProviders,
}: House['dependencies']): Promise<PaymentEngine> => ({
  ...{ env, db, clock, paymentProviders },
  keys: await loadKeys(db, clock.now()),
})

export const paymentsDomain = defineDomain({
  name: 'payments',
  provides: [
    provide(orderServices.paymentMethods, () => paymentMethods),
    provide(orderServices.creditUnpaid, () => creditUnpaid),
    provide(orderServices.findReceipt, () => findReceipt),
    provide(orderServices.moneyTroubles, () => moneyTroubles),
    contribute(viewPoints.lists, () => viewedTransactions),
    contribute(taskServices.kinds, exportTaskOf),
  ],
  register: async ({ bind }, house) => {
    const { dependencies, get } = house
    const engine = await engineOf(dependencies)
    registerPaymentSystems(bind, engine)
    registerPayments(bind, engine, await get(orderServices.cards))
    registerTransactions(bind, exportTaskOf(house))
    registerDocuments(bind)
    registerBuyerDocuments(bind, dependencies.env, await get(orderServices.buyerDesk))
    registerProviders(bind, engine, await get(orderServices.buyerDesk))
  },
  mount: async (app, { dependencies, get }, checks) => {
    const engine = await engineOf(dependencies)
    mountPaymentMessages(app, engine)
    const desk = await get(orderServices.buyerDesk)
    mountDocumentFiles(app, dependencies, checks, desk)
    mountPayPages(app, { engine, desk, textsFolder: dependencies.textsFolder })
  },
  forms: plainForms,
  files: paymentFiles,
  jobs: ({ dependencies }) => [
    ...paymentJobs(() => engineOf(dependencies)),
    releasingPlaces(() => engineOf(dependencies)),
  ],
  schedules: [
    scheduleJob(askProviders, '* * * * *', {}),
    scheduleJob(releasePlaces, '* * * * *', {}),
    scheduleJob(balanceAccounts, '0 4 * * *', {}),
    scheduleJob(forgetMessages, '41 3 * * *', {}),
  ],
})
