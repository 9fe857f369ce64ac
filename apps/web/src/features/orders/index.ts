export { listPendingPayments } from './api.ts'
export { loadPurchases } from './load-purchases.ts'
export { PurchasesPage, type PurchasesData } from './purchases-page.tsx'
