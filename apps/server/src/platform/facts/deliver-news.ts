import type { Database } from '../database/pool.ts'
import { enqueue } from '../queue/enqueue.ts'
import { handleJob, type JobContext, type JobHandler } from '../queue/job.ts'
import type { FormerEvent } from './former-event.ts'
import type { Listener, News } from './news.ts'
import {
  deliverEvent,
  deliverManyNews,
  deliverNews,
  tellListener,
  tellManyNews,
  tellNews,
} from './news-jobs.ts'

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
    handleJob(deliverManyNews, deliverManyTo(db, listeners)),
    handleJob(tellManyNews, ({ listener: name, ...news }, context) => {
      const listener = listeners.find((each) => each.name === name)
      if (listener?.hears.includes(news.name)) return tellMany(db, listener, news, context)
      context.log.warn({ listener: name }, 'nobody listens under this name any more')
      return Promise.resolve()
    }),
    handleJob(deliverEvent, ({ event, payload }, context) => {
      const known = former.find(({ name }) => name === event)
      return deliver(known ? known.read(payload) : { name: event, payload }, context)
    }),
    handleJob(tellListener, ({ listener, payload }, context) =>
      tell(listener, (found) => readFormer(former, found, payload), context),
    ),
  ]
}

/** Who listens to some news: each of them is told by a job of its own. */
const concernedBy = (listeners: readonly Listener[], news: Pick<News, 'name'>) =>
  listeners.filter((listener) => listener.hears.includes(news.name))

const deliverTo =
  (db: Database, listeners: readonly Listener[]) =>
  async (news: News, context: JobContext): Promise<void> => {
    const { jobId, turn } = context
    const concerned = concernedBy(listeners, news)
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

/** Several happenings of one fact. */
interface ManyNews {
  readonly name: string
  readonly payloads: readonly unknown[]
}

const deliverManyTo =
  (db: Database, listeners: readonly Listener[]) =>
  async (news: ManyNews, context: JobContext): Promise<void> => {
    const { jobId, turn } = context
    const concerned = concernedBy(listeners, news)
    const [only] = concerned
    if (only && concerned.length === 1) return tellMany(db, only, news, context)
    return db.transaction(async (tx) => {
      for (const { name: listener } of concerned)
        await enqueue(
          tx,
          tellManyNews,
          { listener, name: news.name, payloads: [...news.payloads] },
          { jobKey: `event/${jobId}/${listener}`, turn },
        )
    })
  }

/** Tells one listener; what fails is told again by itself, so that one happening keeps no other waiting. */
const tellMany = async (
  db: Database,
  listener: Listener,
  { name, payloads }: ManyNews,
  context: JobContext,
): Promise<void> => {
  const failed = listener.runMany
    ? await failedTogether(listener, name, payloads, context)
    : await failedAlone(listener, name, payloads, context)
  const { jobId, turn } = context
  if (failed.length > 0)
    await db.transaction(async (tx) => {
      for (const [place, payload] of failed)
        await enqueue(
          tx,
          tellNews,
          { listener: listener.name, name, payload },
          { jobKey: `event/${jobId}/${listener.name}/${place}`, turn },
        )
    })
}

type Failed = readonly (readonly [number, unknown])[]

const failedTogether = async (
  listener: Listener,
  name: string,
  payloads: readonly unknown[],
  context: JobContext,
): Promise<Failed> => {
  try {
    await listener.runMany?.(
      payloads.map((payload) => ({ name, payload })),
      context,
    )
    return []
  } catch (error) {
    context.log.warn({ error, listener: listener.name }, 'happenings are told one by one')
    return [...payloads.entries()]
  }
}

const failedAlone = async (
  listener: Listener,
  name: string,
  payloads: readonly unknown[],
  context: JobContext,
): Promise<Failed> => {
  const failed: [number, unknown][] = []
  for (const [place, payload] of payloads.entries())
    try {
      await listener.run({ name, payload }, context)
    } catch (error) {
      context.log.warn({ error, listener: listener.name }, 'a happening is told again')
      failed.push([place, payload])
    }
  return failed
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
