import type { CurrentUser } from '@lectern/contract/identity/people'
import type { Connection } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import type { SignInServices } from '../../../platform/sign-in/services.ts'
import type { SignInAnswers } from './answer-sign-in.ts'

/** What the areas sign-in and security are given. */
export interface SignInDependencies extends Pick<Dependencies, 'db' | 'clock' | 'env' | 'notifications'> {
  readonly keys: KeyedTools
  readonly services: SignInServices
  readonly answers: SignInAnswers
  /** The person as kept now; inside a transaction, as that one sees it. */
  readonly personOf: (userId: number, tx?: Connection) => Promise<CurrentUser>
}
