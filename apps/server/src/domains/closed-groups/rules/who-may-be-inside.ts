import { courseStatus } from '@lectern/contract/courses/course-status'
import { type EnrolmentRow, productDecision } from '../../access/index.ts'
import type { ProductRow } from '../../products/index.ts'

/** Whether somebody may enter a group now. Staff enters by the same rule: on the platform they are administrators. */
export const mayEnter = (product: ProductRow, enrolment: EnrolmentRow | null, now: Date): boolean =>
  decisionFor(product, enrolment, now).is_open

/** Why somebody may enter a group or not. */
export const decisionFor = (
  product: ProductRow,
  enrolment: EnrolmentRow | null,
  now: Date,
  isSignedIn = true,
) => productDecision(product, { isSignedIn, isExpert: false, enrolment, now })

/** Whether who is inside stays: a group that is not published any more takes nobody new and sends nobody away. */
export const mayStay = (product: ProductRow, enrolment: EnrolmentRow | null, now: Date): boolean =>
  decisionFor({ ...product, statusId: courseStatus.archived }, enrolment, now).is_open
