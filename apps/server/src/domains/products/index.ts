export { findProductAt, leaveAddress } from './former-addresses.repository.ts'
export {
  findProduct,
  findProductBySlug,
  insertProduct,
  listProducts,
  type ProductRow,
  updateProduct,
} from './products.repository.ts'
export { products, productsColumns } from './products.tables.ts'
export { isOpenToJoin, isOpenToWait, isTakenBack, type WaysIn } from './ways-in.ts'
