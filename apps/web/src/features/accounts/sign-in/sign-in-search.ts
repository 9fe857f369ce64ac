import { readNext } from '../../../lib/next-search.ts'
import { readChoice } from '../../../lib/read-search.ts'

/** The steps of signing in after the e-mail; each is a place to go back from. */
const signInSteps = ['password', 'code', 'register', 'two_factor', 'new_password'] as const
export type SignInStep = (typeof signInSteps)[number]

/** What the address of the sign-in page may carry: where to go on, the step, and the invitation of a first owner. */
export interface SignInSearch {
  next: string
  step?: SignInStep
  invite?: string
}

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => {
  const { invite } = search
  const isInvitation = typeof invite === 'string' && /^[\w-]{16,200}$/.test(invite)
  const step = readChoice(search['step'], signInSteps)
  return { ...readNext(search), ...(step && { step }), ...(isInvitation ? { invite } : {}) }
}
