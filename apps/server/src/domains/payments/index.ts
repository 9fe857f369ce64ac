export { insertSystem } from './payment-systems.repository.ts'
export { insertTransaction } from './transactions.repository.ts'
