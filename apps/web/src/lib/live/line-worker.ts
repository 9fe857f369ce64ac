import { connectLine } from './connect-line.ts'
import { createLine, type Line } from './line.ts'
import { type LineEvent, ownNames } from './line-events.ts'
import { createRecentEvents } from './recent-events.ts'

/** What a page tells the worker: who reads it and what of, again and again while it is there; none: it is closed. */
export interface PageMessage {
  readonly person: string
  readonly names: readonly string[] | undefined
}

/** As much of a shared worker's scope as this one uses; TypeScript's own types of it exclude those of pages. */
interface SharedScope {
  addEventListener(type: 'connect', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'online', listener: () => void): void
}
declare const self: SharedScope

/** A page that says nothing for so long is gone, though it did not say so. */
const goneMs = 200_000

interface Page {
  names: readonly string[]
  heardAt: number
}

const pages = new Map<MessagePort, Page>()
let line: Line | undefined

const recent = createRecentEvents(() => performance.now())

const tell = (event: LineEvent) => {
  recent.note(event)
  for (const [port, { names }] of pages)
    if (!('at' in event) || names.includes(event.at)) port.postMessage(event)
}

const after = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

const beginLine = (person: string): Line =>
  createLine({
    connect: connectLine(person),
    onEvent: tell,
    after,
    random: Math.random,
    isOnline: () => navigator.onLine,
    onOver: () => (line = undefined),
  })

/** The line is about what all pages are about; without pages there is none. */
const settle = (person: string, mayBegin: boolean) => {
  const since = performance.now() - goneMs
  for (const [port, { heardAt }] of pages) if (heardAt < since) pages.delete(port)
  if (pages.size === 0) {
    line?.stop()
    line = undefined
    return
  }
  // Pages of a session that ended say that they are there, too.
  if (mayBegin) line ??= beginLine(person)
  line?.watch([...pages.values()].flatMap(({ names }) => names))
}

// A worker is named after its person: pages of somebody else have another one.
self.addEventListener('connect', ({ ports }) => {
  const [port] = ports
  port?.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    const known = pages.get(port)
    if (data.names === undefined) pages.delete(port)
    else {
      pages.set(port, { names: data.names, heardAt: performance.now() })
      const added = data.names.filter((name) => !known?.names.includes(name))
      for (const { event } of recent.about(known ? added : [...added, ...ownNames])) port.postMessage(event)
    }
    settle(data.person, known === undefined)
  })
  port?.start()
})
self.addEventListener('online', () => line?.wake())
