import type { AuthService } from '@lectern/contract/identity/security'
import type { getTwoFactor } from '@lectern/contract/identity/security.api'
import type { listServices } from '@lectern/contract/identity/sign-in.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'

/** What the page of sign-in and security shows. */
export interface SecurityData {
  ways: readonly AuthService[]
  twoFactor: OperationReply<typeof getTwoFactor>['data']
  /** Services that this school has switched on. */
  offered: OperationReply<typeof listServices>['data']
}
