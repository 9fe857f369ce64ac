import { readNext } from '../../../lib/routing/next-search.ts'
import { readChoice, readFlag } from '../../../lib/routing/read-search.ts'

/** The steps of signing in after the e-mail; each is a place to go back from. */
const signInSteps = ['password', 'code', 'register', 'two_factor', 'new_password'] as const
export type SignInStep = (typeof signInSteps)[number]

/** What the address of the sign-in page may carry: where to go on, and the step. */
export interface SignInSearch {
  next: string
  step?: SignInStep
  /** Somebody else than the one who is signed in wants to. */
  again?: true
}

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => {
  const step = readChoice(search['step'], signInSteps)
  const again = readFlag(search['again'])
  return { ...readNext(search), ...(step && { step }), ...(again && { again }) }
}
