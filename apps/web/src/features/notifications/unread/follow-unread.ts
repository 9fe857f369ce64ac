import { follow } from '../../../lib/live/index.ts'
import { report } from '../../../lib/reporting.ts'
import { countUnread } from '../api.ts'

/** Counts anew what is unread when the bell rings and when the reader comes back. Gives back what ends it. */
export const followUnread = (setCount: (unread: number) => void): (() => void) => {
  const count = () => {
    countUnread({}).then(
      ({ data }) => setCount(data.unread),
      (error: unknown) => report(error, 'count of notifications'),
    )
  }
  window.addEventListener('focus', count)
  const leave = follow('bell', count)
  return () => {
    window.removeEventListener('focus', count)
    leave()
  }
}
