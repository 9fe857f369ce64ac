import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { listPermissions } from '../../../features/staff/index.ts'
import { holdsAny } from '../../expert/index.ts'
import { ApiError, ensure } from '../../../lib/api/index.ts'

type Page = Parameters<typeof ensure>[0]

/**
 * For loaders of expert pages that read nothing before they stand: ends the page as the server's refusal would when none
 * of the rights is held.
 */
export const needRight = async (page: Page, anyOf: readonly PermissionString[]): Promise<void> => {
  const { data } = await ensure(page, listPermissions, {})
  if (!holdsAny(expandPermissions(data), anyOf)) throw new ApiError({ status: 403, code: 'forbidden' })
}
