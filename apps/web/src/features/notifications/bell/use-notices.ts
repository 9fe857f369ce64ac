import type { Notification } from '@lectern/contract/notifications/notification'
import { useState } from 'react'
import { report } from '../../../lib/reporting.ts'
import { readNotifications } from '../api.ts'

const namesOf = (notices: readonly Notification[]): ReadonlySet<number> =>
  new Set(notices.map(({ school }) => school.id))

/** Notifications on the screen, which a press marks as read at once. @param onCount told how many are left unread */
export const useNotices = (loaded: readonly Notification[], onCount: (unread: number) => void) => {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const notices = loaded.map((notice) =>
    notice.read_at === null && read.has(notice.id) ? { ...notice, read_at: notice.created_at } : notice,
  )

  const mark = async (ids: readonly number[], body: { ids: number[] } | { up_to: number }) => {
    setRead(new Set([...read, ...ids]))
    try {
      // The reader may leave for its place with the same press.
      onCount((await readNotifications({ body }, { keepalive: true })).data.unread)
    } catch (error) {
      setRead(new Set(read))
      report(error, 'read notifications')
    }
  }
  return {
    notices,
    namesSchools: namesOf(loaded).size > 1,
    hasUnread: notices.some(({ read_at }) => read_at === null),
    read: ({ id }: Notification) => void mark([id], { ids: [id] }),
    readAll: () => {
      const newest = Math.max(...loaded.map(({ id }) => id))
      void mark(
        loaded.map(({ id }) => id),
        { up_to: newest },
      )
    },
  }
}
