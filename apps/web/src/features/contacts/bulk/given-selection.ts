import type { startContactAction as startOperation } from '@lectern/contract/contacts/bulk.api'
import type { OperationInput } from '@lectern/contract/kernel/operation'

/** Contacts of an action, as a call takes them. */
export type GivenSelection = OperationInput<typeof startOperation>['body']['selection']
