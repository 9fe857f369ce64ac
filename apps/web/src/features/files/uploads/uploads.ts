import { newKey } from '../../../lib/new-key.ts'
import { deviceClock } from '../../../lib/outbox/clock.ts'
import { createStoredUploads } from './stored-uploads.ts'
import { createUploads, type Uploads } from './create-uploads.ts'
import { browserUploadServer } from './sending/upload-server.ts'
import { createUploadTabs } from './upload-tabs.ts'

const onWindow = (event: 'online' | 'offline', work: () => void) => {
  window.addEventListener(event, work)
  return () => window.removeEventListener(event, work)
}

/** The uploads of this tab. Only for the browser: on the server nobody uploads. */
export const uploads: Uploads = createUploads({
  server: browserUploadServer,
  stored: createStoredUploads(),
  tabs: createUploadTabs(),
  clock: deviceClock,
  newId: newKey,
  onOnline: (work) => onWindow('online', work),
  onOffline: (work) => onWindow('offline', work),
})
