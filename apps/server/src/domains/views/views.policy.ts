import type { StaffSeat } from '../../platform/http/call.ts'
import type { ViewedList } from './services.ts'
import type { ViewRow } from './views.repository.ts'

/** Whether the rights of a member of the staff open a list, for all of it or for a part. */
export const maySeeList = ({ rights }: ViewedList, { permissions }: StaffSeat): boolean =>
  rights.some((right) => permissions.has(right))

/** Whoever made a view changes it; one that is shared also the owner of the school. */
export const mayChangeView = (
  { userId, isShared }: Pick<ViewRow, 'userId' | 'isShared'>,
  reader: { readonly userId: number; readonly isOwner: boolean },
): boolean => userId === reader.userId || (isShared && reader.isOwner)
