import { readNext } from '../../lib/next-search.ts'

/** What the address of the sign-up page may carry: where to go on, and the invitation of a first owner. */
export interface RegisterSearch {
  next: string
  invite?: string
}

export const readRegisterSearch = (search: Record<string, unknown>): RegisterSearch => {
  const { invite } = search
  const isInvitation = typeof invite === 'string' && /^[\w-]{16,200}$/.test(invite)
  return { ...readNext(search), ...(isInvitation ? { invite } : {}) }
}
