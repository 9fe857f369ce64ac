export { insertOrder, listAwaitedProducts } from './orders.repository.ts'
