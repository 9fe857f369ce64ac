import { recordingLimits } from '../capture/recording-limits.ts'
import { createSliceServer, RefusedUploadError, type UploadStand, type UploadWords } from './slice-server.ts'

export interface SliceUploadDependencies extends UploadWords {
  /** Where an earlier visit began to send it. */
  url: string | null
  /** The slices that there are now, in their order. */
  slices: () => readonly Blob[]
  onAddress: (url: string) => void
  /** Bytes that the server has, of all there are. */
  onProgress: (sent: number, total: number) => void
  fetch: typeof globalThis.fetch
  wait: (milliseconds: number) => Promise<void>
}

/** Sends a recording while it grows. */
export interface SliceUpload {
  /** There are more slices. Never rejects: what does not go through now goes with the next one. */
  push: () => void
  /**
   * There are no more: sends the rest.
   *
   * @returns the uuid of the file
   * @throws RefusedUploadError, or whatever broke the connection after all tries
   */
  finish: () => Promise<string>
  /** Ends it on the server. */
  abandon: () => Promise<void>
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** So much at a time: a broken connection costs no more, and progress is seen. */
const pieceBytes = 4 * 1024 * 1024

const final = new Set([403, 422])
const mayHelp = (error: unknown): boolean => !(error instanceof RefusedUploadError && final.has(error.status))

export const createSliceUpload = (dependencies: SliceUploadDependencies): SliceUpload => {
  const server = createSliceServer(dependencies.fetch)
  let { url } = dependencies
  /** Undefined when a request broke: then the server is asked before anything is added. */
  let stand: UploadStand | undefined
  let running: Promise<void> | undefined

  const begin = async (): Promise<string> => {
    url = await server.begin(dependencies)
    stand = { sent: 0, isTold: false, fileUuid: '' }
    dependencies.onAddress(url)
    return url
  }
  /** Where it goes on; it begins anew when the server has forgotten it. */
  const locate = async (): Promise<string> => {
    if (url === null) return begin()
    stand ??= (await server.look(url)) ?? undefined
    return stand ? url : begin()
  }

  const sendRest = async (isLast: boolean): Promise<void> => {
    const address = await locate()
    const whole = new Blob([...dependencies.slices()])
    while (stand && (stand.sent < whole.size || (isLast && !stand.isTold))) {
      const { sent, isTold } = stand
      const end = Math.min(whole.size, sent + pieceBytes)
      const length = isLast && !isTold && end === whole.size ? whole.size : null
      stand = undefined
      const next = await server.add(address, sent, whole.slice(sent, end), length)
      stand = { ...next, isTold: isTold || next.isTold }
      dependencies.onProgress(stand.sent, whole.size)
    }
  }

  const tryAgain = async (isLast: boolean, tries: readonly number[]): Promise<void> => {
    try {
      await sendRest(isLast)
    } catch (error) {
      stand = undefined
      const [delay, ...rest] = tries
      if (delay === undefined || !mayHelp(error)) throw error
      await dependencies.wait(delay)
      await tryAgain(isLast, rest)
    }
  }
  const sendQuietly = async () => {
    await tryAgain(false, []).catch(() => undefined)
    running = undefined
  }

  return {
    push: () => {
      running ??= sendQuietly()
    },
    finish: async () => {
      await running
      await tryAgain(true, recordingLimits.retries)
      return stand?.fileUuid ?? ''
    },
    abandon: async () => {
      await running
      if (url !== null) await server.end(url)
    },
  }
}
