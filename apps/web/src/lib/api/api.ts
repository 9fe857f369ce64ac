/** One call as it travels: the path under `/api/v1`, query included. */
export interface ApiRequest {
  method: string
  path: string
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Let the call outlive the page (small bodies only). */
  keepalive?: boolean | undefined
  /** The id of the person whose change this is. */
  person?: string | undefined
}

/** An answer of any status; `retryAfter` in seconds, when the server named a moment. */
export interface ApiReply {
  status: number
  body: unknown
  retryAfter?: number | undefined
  /** The server's clock when it answered, when it said so. */
  date?: Date | undefined
}

/**
 * How calls reach the API: over the network in a browser, in the process while a page is rendered on the server.
 * Rejects with NetworkError when no answer came, and with the signal's reason when aborted.
 */
export type Api = (request: ApiRequest) => Promise<ApiReply>
