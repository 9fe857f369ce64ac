export { insertTransaction } from './transactions.repository.ts'
