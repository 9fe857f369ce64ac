export { connectTestPayments } from './connections/connect-test-payments.ts'
export { createSystem } from './use-cases/change-systems.ts'
export { insertTransaction } from './transactions.repository.ts'
