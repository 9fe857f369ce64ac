import { defineDomain } from '../../platform/composition/domain.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { forgetEvents, handleForgetEvents } from './jobs/forget-events.ts'
import { mountLine } from './live.routes.ts'
import { liveServices } from './services.ts'

export const liveDomain = defineDomain({
  name: 'live',
  mount: async (app, house, checks) => {
    const [openPlace, openQueue, rightsChannels] = await Promise.all([
      house.get(liveServices.openPlace),
      house.get(liveServices.openQueue),
      house.all(liveServices.rightsChannels),
    ])
    await mountLine(app, house.dependencies, { ...checks, watches: { openPlace, openQueue }, rightsChannels })
  },
  jobs: ({ dependencies }) => [handleForgetEvents(dependencies)],
  schedules: [scheduleJob(forgetEvents, '* * * * *', {})],
})
