/** Words of the page that stands in for one that is not kept. */
export interface OfflineWords {
  title: string
  text: string
  kept: string
  nothing: string
  manage: string
  again: string
}

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface AskedFor extends Lasting {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

/** What a page tells its service worker: keep my address, what I have loaded, and what stands on me. */
export interface KeepMessage {
  url: string
  assets: readonly string[]
  /** Addresses of pictures, also of those further down that were not shown yet, and of answers of the API. */
  things: readonly string[]
  /** The worker has seen this page come, and keeps it already. */
  isSeen: boolean
}

/** What a page that keeps a course tells it: keep the code of every page for learners; answers when it is done. */
export interface KeepCodeMessage {
  code: true
}

/** The way back to the page that told. TypeScript's own type of it is absent where the build reads this file. */
interface AnswerPort {
  postMessage: (message: unknown) => void
}

export interface Told extends Lasting {
  readonly data: KeepMessage | KeepCodeMessage
  readonly ports: readonly AnswerPort[]
}

interface ScopeEvents {
  install: Lasting
  activate: Lasting
  fetch: AskedFor
  message: Told
}

/** As much of a service worker's global scope as ours uses; TypeScript's own types of it exclude those of pages. */
export interface ServiceWorkerScope {
  addEventListener: <Name extends keyof ScopeEvents>(
    name: Name,
    listener: (event: ScopeEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  readonly clients: { claim: () => Promise<void> }
  readonly location: { readonly origin: string }
  readonly navigator: { readonly languages: readonly string[] }
}
