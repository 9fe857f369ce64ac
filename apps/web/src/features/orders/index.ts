export { listPendingPayments } from './api/list-pending-payments.ts'
export { loadPurchases } from './load-purchases.ts'
export { PurchasesPage, type PurchasesData } from './purchases-page.tsx'
