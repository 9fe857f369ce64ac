import { courseStatus } from '@lectern/contract/courses/course-status'
import type { ProductRow } from './products.repository.ts'

/** What of a product decides who may come. */
export type WaysIn = Pick<ProductRow, 'statusId' | 'enrolmentMode' | 'hasWaitingList'>

/** Whether the school has taken a product back: who takes part reads that it is closed, nobody else finds it. */
export const isTakenBack = ({ statusId }: Pick<WaysIn, 'statusId'>): boolean =>
  statusId === courseStatus.draft

/** Whether whoever comes may begin to take part by themselves. */
export const isOpenToJoin = ({
  statusId,
  enrolmentMode,
}: Pick<WaysIn, 'statusId' | 'enrolmentMode'>): boolean =>
  statusId === courseStatus.published && enrolmentMode === 'open'

/** Whether whoever comes may put themselves on the waiting list (PRODUCT-learning §6): it is told of, and nobody joins by themselves. */
export const isOpenToWait = (product: WaysIn): boolean =>
  product.hasWaitingList &&
  !isOpenToJoin(product) &&
  (product.statusId === courseStatus.published || product.statusId === courseStatus.announced)
