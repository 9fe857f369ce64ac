import type { Locale } from './locales.ts'

/** How a page being rendered on the server reaches the API: in the process, with the visitor's own rights. */
export type DirectApi = (call: {
  method: string
  /** Under `/api/v1`, query included. */
  path: string
  body?: unknown
}) => Promise<{ status: number; body: unknown }>

/** A form that came without scripts and was refused: its page is drawn again with what was typed. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>
  /** What the API answered. */
  readonly status: number
  readonly body: unknown
}

/** What the server tells the web about one page request. */
export interface PageRequest {
  request: Request
  api: DirectApi
  locale: Locale
  /** For the Content-Security-Policy; every script and style tag of the page carries it. */
  nonce: string
  /** Resolves when it is this page's turn to keep the thread busy: between two pages, calls that wait are answered. */
  turnToDraw: () => Promise<void>
  /** Undefined: the page was asked for, and nothing was sent to it. */
  form?: SentForm | undefined
}

/** The one function through which the server asks the web's build for a page. */
export type RenderPage = (page: PageRequest) => Promise<Response>
