import { notificationKinds } from '@lectern/contract/notifications/kinds/registry'
import type { Notification } from '@lectern/contract/notifications/notification'
import type { Told } from './kinds/teller.ts'
import type { NotificationRow } from './notifications.repository.ts'

/** A notification for its person; what they may not see any more has no name and no place. */
export const presentNotification = (
  { id, kind, createdAt, readAt }: NotificationRow,
  told: Told | null,
  school: { readonly id: number; readonly name: string; readonly origin: string | null },
): Notification => ({
  id,
  kind,
  group: notificationKinds[kind].group,
  school: { id: school.id, name: school.name },
  values: { ...told?.values },
  date: told?.date?.toISOString() ?? null,
  is_gone: told === null,
  link: told === null ? null : `${school.origin ?? ''}${told.path}`,
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
})
