import { useCallback, useEffect, useState } from 'react'

/** How much is unread: what the page said, counted anew when the bell rings and when the reader comes back. A visitor has no count. */
export const useUnread = (unread: number | undefined) => {
  /** Counted since the page said how many, and what it said then. */
  const [counted, setCounted] = useState([unread, unread])
  const count = (counted[0] === unread ? counted[1] : unread) ?? unread ?? 0
  const setCount = useCallback((now: number) => setCounted([unread, now]), [unread])
  const isVisitor = unread === undefined
  useEffect(() => {
    if (isVisitor) return
    const leaving = import('../../../features/notifications/unread/index.ts')
      .then(({ followUnread }) => followUnread(setCount))
      .catch(() => undefined)
    return () => void leaving.then((leave) => leave?.())
  }, [setCount, isVisitor])
  return { count, setCount }
}
