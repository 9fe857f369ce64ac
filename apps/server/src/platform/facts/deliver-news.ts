import type { Database } from '../database/pool.ts'
import { enqueue } from '../queue/enqueue.ts'
import { handleJob, type JobContext, type JobHandler } from '../queue/job.ts'
import type { FormerEvent } from './former-event.ts'
import type { Listener, News } from './news.ts'
import { deliverEvent, deliverNews, tellListener, tellNews } from './news-jobs.ts'

/**
 * The jobs that tell facts and signals: one finds who listens, and where they are several, each of them gets a job of its own.
 *
 * @param former events of versions before the record, which may wait in the queue still
 */
export const deliverAll = (
  db: Database,
  listeners: readonly Listener[],
  former: readonly FormerEvent[] = [],
): readonly JobHandler[] => {
  const deliver = deliverTo(db, listeners)
  const tell = tellOne(listeners)
  return [
    handleJob(deliverNews, deliver),
    handleJob(tellNews, ({ listener, ...news }, context) => tell(listener, () => news, context)),
    handleJob(deliverEvent, ({ event, payload }, context) => {
      const known = former.find(({ name }) => name === event)
      return deliver(known ? known.read(payload) : { name: event, payload }, context)
    }),
    handleJob(tellListener, ({ listener, payload }, context) =>
      tell(listener, (found) => readFormer(former, found, payload), context),
    ),
  ]
}

const deliverTo =
  (db: Database, listeners: readonly Listener[]) =>
  async (news: News, context: JobContext): Promise<void> => {
    const { jobId, turn } = context
    const concerned = listeners.filter((listener) => listener.hears.includes(news.name))
    const [only] = concerned
    // Nobody else would hear it twice when the only one who listens fails.
    if (only && concerned.length === 1) return only.run(news, context)
    return db.transaction(async (tx) => {
      for (const { name: listener } of concerned) {
        // The key keeps a repetition from telling somebody twice who has not heard of it yet.
        await enqueue(tx, tellNews, { listener, ...news }, { jobKey: `event/${jobId}/${listener}`, turn })
      }
    })
  }

const tellOne =
  (listeners: readonly Listener[]) =>
  async (name: string, newsFor: (listener: Listener) => News, context: JobContext): Promise<void> => {
    const listener = listeners.find((each) => each.name === name)
    const news = listener && newsFor(listener)
    if (news && listener.hears.includes(news.name)) return listener.run(news, context)
    context.log.warn({ listener: name }, 'nobody listens under this name any more')
  }

/** An event that waits for one listener names neither itself nor the fact: what the listener hears says which it is. */
const readFormer = (former: readonly FormerEvent[], { hears }: Listener, payload: unknown): News => {
  const known = former.find(({ becomes }) => becomes.some((type) => hears.includes(type)))
  return known ? known.read(payload) : { name: hears[0] ?? '', payload }
}
