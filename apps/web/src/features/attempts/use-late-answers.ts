import { useEffect, useState } from 'react'
import { useOutbox, type Outbox } from '../../lib/outbox/index.ts'
import { report } from '../../lib/reporting.ts'
import { attemptPrefix } from './answer-kind.ts'

const takeLate = async (outbox: Outbox, attempt: number): Promise<number> => {
  const refused = (await outbox.pending(attemptPrefix(attempt))).filter((change) => change.refusal)
  await Promise.all(refused.map((change) => outbox.discard(change.id)))
  return refused.length
}

/** How many answers of this device came after the attempt was over; they are told once, and then forgotten. */
export const useLateAnswers = (attempt: number): number => {
  const outbox = useOutbox()
  const [late, setLate] = useState(0)
  useEffect(() => {
    if (!outbox) return
    takeLate(outbox, attempt).then(
      (count) => setLate((before) => before + count),
      (error: unknown) => report(error, 'outbox'),
    )
  }, [outbox, attempt])
  return late
}
