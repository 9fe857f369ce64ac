export { registerOrders } from './orders.routes.ts'
export { exportOrders, insertOrder, listAwaitedProducts, type NewOrder } from './orders.repository.ts'
export { orderListeners } from './orders.listeners.ts'
