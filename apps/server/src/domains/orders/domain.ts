import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { contactPoints } from '../contacts/index.ts'
import { loadKeys } from '../identity/index.ts'
import { offerServices } from '../offers/index.ts'
import { taskServices } from '../tasks/index.ts'
import { viewPoints } from '../views/index.ts'
import { orderFiles } from './file-columns.ts'
import { registerOrderBulk } from './bulk/bulk.routes.ts'
import { exportTaskOf } from './bulk/export-task.ts'
import { orderActionKinds, orderTask } from './bulk/order-tasks.ts'
import { createBuyerDesk, registerCheckout } from './checkout.routes.ts'
import { expireOrders, handleExpireOrders } from './jobs/expire-orders.ts'
import { registerFunnels } from './funnels/funnels.routes.ts'
import { ordersTab, orderTitles } from './contact-parts.ts'
import { forgetErased, handleForgetErased } from './jobs/forget-erased-buyers.ts'
import { handleSendOrderLetter } from './jobs/send-order-letter.ts'
import { viewedOrders } from './list/viewed-orders.ts'
import { orderListeners } from './orders.listeners.ts'
import { exportOrders } from './orders.repository.ts'
import { registerOrders } from './orders.routes.ts'
import { orderServices } from './services.ts'
import { createOrderCards, registerOrderComments, registerStaffOrders } from './staff-orders.routes.ts'

export const ordersDomain = defineDomain({
  name: 'orders',
  provides: [
    provide(orderServices.cards, async ({ dependencies: { db, clock, env }, get }) =>
      createOrderCards({
        courseOf: await get(offerServices.courseOfProduct),
        methods: await get(orderServices.paymentMethods),
        keys: await loadKeys(db, clock.now()),
        env,
      }),
    ),
    provide(orderServices.buyerDesk, async ({ dependencies: { db, clock }, get }) =>
      createBuyerDesk({
        methods: await get(orderServices.paymentMethods),
        courseOf: await get(offerServices.courseOfProduct),
        keys: await loadKeys(db, clock.now()),
      }),
    ),
    contribute(viewPoints.lists, async ({ get }) => viewedOrders(await get(orderServices.moneyTroubles))),
    ...orderActionKinds.map((kind) =>
      contribute(taskServices.kinds, async ({ get }) =>
        orderTask(kind, await get(orderServices.creditUnpaid)),
      ),
    ),
    contribute(taskServices.kinds, exportTaskOf),
    contribute(contactPoints.tabs, () => ordersTab),
    contribute(contactPoints.titles, () => orderTitles),
  ],
  register: async ({ bind }, house) => {
    const { dependencies, get } = house
    const { db, clock, env } = dependencies
    registerOrders(bind, { keys: await loadKeys(db, clock.now()), env })
    registerCheckout(bind, {
      methods: await get(orderServices.paymentMethods),
      desk: await get(orderServices.buyerDesk),
      creditUnpaid: await get(orderServices.creditUnpaid),
      keys: await loadKeys(db, clock.now()),
    })
    const money = {
      methods: await get(orderServices.paymentMethods),
      troubles: await get(orderServices.moneyTroubles),
      creditUnpaid: await get(orderServices.creditUnpaid),
    }
    registerStaffOrders(bind, await get(orderServices.cards), money)
    registerOrderComments(bind)
    registerFunnels(bind, money)
    registerOrderBulk(bind, { ...money, exportKind: await exportTaskOf(house) })
  },
  jobs: ({ dependencies, get }) => [
    handleSendOrderLetter(dependencies, async () => ({
      methods: await get(orderServices.paymentMethods),
      findReceipt: await get(orderServices.findReceipt),
    })),
    handleExpireOrders(dependencies, () => get(orderServices.creditUnpaid)),
    handleForgetErased(dependencies),
  ],
  schedules: [scheduleJob(expireOrders, '*/10 * * * *', {}), scheduleJob(forgetErased, '29 4 * * *', {})],
  listeners: ({ dependencies: { db } }) => orderListeners(db),
  ownData: { export: { orders: exportOrders } },
  files: orderFiles,
})
