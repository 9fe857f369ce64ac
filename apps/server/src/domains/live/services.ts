import { defineExtensionPoint, defineService } from '../../platform/composition/services.ts'
import type { WatchDoors } from './watches.ts'

/** What the line of what happens needs of the domains above. */
export const liveServices = {
  openPlace: defineService<WatchDoors['openPlace']>('live.openPlace'),
  openQueue: defineService<WatchDoors['openQueue']>('live.openQueue'),
  /** Channels of the database on which is told whose rights changed. */
  rightsChannels: defineExtensionPoint<string>('live.rightsChannels'),
}
