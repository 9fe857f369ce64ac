import { useState, type ReactNode } from 'react'
import { Arriving, lazily } from '../../lib/drawing/lazy-part.tsx'

const SignOutQuestion = lazily(async () => (await import('./sign-out-question.tsx')).SignOutQuestion)

/**
 * Signs out, and asks before where courses are kept on purpose: they go with their person.
 *
 * @returns `question` stands somewhere on the page
 */
export const useLeaving = (onSignOut: () => void): { leave: () => void; question: ReactNode } => {
  const [kept, setKept] = useState(0)
  const look = async () => {
    const { countKept } = await import('../../lib/offline/keeper.ts')
    return countKept()
  }
  return {
    leave: () => void look().then((count) => (count === 0 ? onSignOut() : setKept(count)), onSignOut),
    question: kept > 0 && (
      <Arriving>
        <SignOutQuestion count={kept} onYes={onSignOut} onNo={() => setKept(0)} />
      </Arriving>
    ),
  }
}
