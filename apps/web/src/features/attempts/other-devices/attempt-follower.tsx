import { useLive } from '../../../lib/live/index.ts'

interface AttemptFollowerProps {
  attempt: number
  /** Something of it changed, other than its comments. */
  onNews: () => void
}

/** Hears of an attempt that is not on the screen itself; draws nothing. */
export const AttemptFollower = ({ attempt, onNews }: AttemptFollowerProps) => {
  useLive(`quiz-attempt:${attempt}`, ({ types }) => {
    if (types.size > 1 || !types.has('comments')) onNews()
  })
  return null
}
