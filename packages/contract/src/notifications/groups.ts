/**
 * What people choose by: whether they are told of a group in the bell, and by letter. `comments` and `news` are chosen before the first
 * of their kind is sent. `team` is told to staff alone; its letter is the daily digest.
 */
export const notificationGroups = ['learning', 'reviews', 'access', 'comments', 'news', 'team'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** The ways of telling somebody of a group. */
export interface GroupChoice {
  readonly bell: boolean
  readonly mail: boolean
}

/** What holds until somebody chooses. */
export const defaultChoice: GroupChoice = { bell: true, mail: true }
