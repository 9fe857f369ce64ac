import { lineLimits } from '@lectern/contract/live/line-limits'
import { connectLine } from './connect-line.ts'
import { createLine } from './line.ts'
import { type LineEvent, ownNames } from './line-events.ts'
import type { PageMessage } from './line-worker.ts'
import { createRecentEvents } from './recent-events.ts'

/** What a page hears of a thing: what kinds of news came together, and when the last of them did. */
export interface News {
  readonly types: ReadonlySet<LineEvent['type']>
  /** By `performance.now()`: what was asked for later has it already. */
  readonly at: number
}

export type Hear = (news: News) => void

/** How a page says what it is about, whatever holds its line. */
interface Link {
  watch(names: readonly string[]): void
  close(): void
}

/** A page says so often that it is there: hidden ones are let speak once a minute. */
const aliveMs = 45_000

/** @param onLost the worker did not come: its script was not loaded */
const openShared = (person: string, onEvent: (event: LineEvent) => void, onLost: () => void): Link => {
  const name = `lectern-live-${person}`
  const worker = new SharedWorker(new URL('./line-worker.ts', import.meta.url), { type: 'module', name })
  const { port } = worker
  worker.addEventListener('error', onLost)
  let names: readonly string[] = []
  const say = (message: Omit<PageMessage, 'person'>) => port.postMessage({ person, ...message })
  port.addEventListener('message', ({ data }: MessageEvent<LineEvent>) => onEvent(data))
  port.start()
  const alive = setInterval(() => say({ names }), aliveMs)
  return {
    watch: (wanted) => {
      names = wanted
      say({ names })
    },
    close: () => {
      clearInterval(alive)
      say({ names: undefined })
      port.close()
    },
  }
}

/** Where workers are not shared: a line of the page itself, while somebody looks at it. */
const openOwn = (person: string, onEvent: (event: LineEvent) => void): Link => {
  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  }
  const line = createLine({
    connect: connectLine(person),
    onEvent,
    after,
    random: Math.random,
    isOnline: () => navigator.onLine,
    onOver: () => {},
  })
  const wake = () => line.wake()
  window.addEventListener('online', wake)
  return {
    watch: line.watch,
    close: () => {
      window.removeEventListener('online', wake)
      line.stop()
    },
  }
}

interface Waiting {
  readonly types: Set<LineEvent['type']>
  at: number
  isDue: boolean
}

/** Hears for a page of one person, and tells what came together once, when somebody looks. */
const createPageLine = (person: string) => {
  const listeners = new Map<string, Set<Hear>>()
  const waiting = new Map<string, Waiting>()
  const recent = createRecentEvents(() => performance.now())
  let link: Link | undefined
  let isShared = typeof SharedWorker !== 'undefined'
  const leaving = new AbortController()

  const tell = (name: string, news: Waiting) => {
    news.isDue = true
    if (document.hidden) return
    waiting.delete(name)
    for (const hear of listeners.get(name) ?? []) hear(news)
  }
  const note = (name: string, type: LineEvent['type']) => {
    const known = waiting.get(name)
    const news = known ?? { types: new Set(), at: 0, isDue: false }
    news.types.add(type)
    news.at = performance.now()
    if (known) return
    waiting.set(name, news)
    setTimeout(() => tell(name, news), lineLimits.gatherMs)
  }
  const onEvent = (event: LineEvent) => {
    recent.note(event)
    if (event.type === 'reset') for (const name of listeners.keys()) note(name, 'reset')
    else if (ownNames.includes(event.type)) note(event.type, event.type)
    else if ('at' in event) note(event.at, event.type)
  }

  /** Who begins to hear of what others on the page hear of already gets what came since it was asked for. */
  const tellBefore = (name: string, hear: Hear) => {
    const before = recent.about([name])
    if (before.length === 0) return
    const types = new Set(before.map(({ event }) => event.type))
    hear({ types, at: Math.max(...before.map(({ at }) => at)) })
  }

  // The bell, own tasks and own imports are heard by whoever is signed in, and need no name.
  const watched = () => [...listeners.keys()].filter((name) => !ownNames.includes(name))
  const begin = () => {
    link ??= isShared ? openShared(person, onEvent, goAlone) : openOwn(person, onEvent)
    link.watch(watched())
  }
  const end = () => {
    link?.close()
    link = undefined
  }
  const goAlone = () => {
    isShared = false
    if (link === undefined) return
    end()
    if (!document.hidden) begin()
  }
  const onSight = () => {
    if (document.hidden) return isShared ? undefined : end()
    if (listeners.size > 0) begin()
    for (const [name, news] of waiting) if (news.isDue) tell(name, news)
  }
  const { signal } = leaving
  document.addEventListener('visibilitychange', onSight, { signal })
  window.addEventListener('pagehide', end, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onSight(), { signal })

  return {
    join: (name: string, hear: Hear): (() => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(hear))
      begin()
      tellBefore(name, hear)
      return () => {
        const all = listeners.get(name)
        all?.delete(hear)
        if (all?.size === 0) {
          listeners.delete(name)
          waiting.delete(name)
        }
        if (listeners.size > 0) link?.watch(watched())
        else end()
      }
    },
  }
}

const lines = new Map<string, ReturnType<typeof createPageLine>>()

/** Hears of a thing, as the contract names it, or of the own `bell`, until what is given back is called. */
export const join = (person: string, name: string, hear: Hear): (() => void) => {
  const line = lines.get(person) ?? createPageLine(person)
  lines.set(person, line)
  return line.join(name, hear)
}
