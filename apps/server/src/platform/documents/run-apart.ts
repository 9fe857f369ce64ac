import { MediaError } from '../media/media-error.ts'
import { runTool, type ToolResult } from '../media/run-tool.ts'
import { NoTurnError, type WorkOwner, type WorkTurns } from '../work-turns.ts'

/** Work on a document in a process of its own. */
export interface ApartWork {
  /** The program that works, see `reader-child.ts` and `writer-child.ts`. */
  readonly child: string
  readonly args: readonly string[]
  readonly folder: string
  /** For whom: turns go from school to school. */
  readonly owner: WorkOwner
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal
}

interface ApartLimits {
  readonly turns: WorkTurns
  /** Milliseconds of real time, the waiting for a turn among them. */
  readonly allMs: number
  readonly cpuSeconds: number
}

/** Runs in the turn, before the process; what it puts into the folder is there for the process. */
type Prepare = () => Promise<void>

/** The process had less time than its caller because of those before it. */
const isLateTurn = (leftMs: number, allMs: number): boolean => leftMs < allMs / 2

/**
 * Large files keep the processor to themselves. Work that was ended by the clock with less than this part of what it may use has waited
 * for others: its file may be as small as any.
 */
const starvedShare = 1 / 4

const isStarved = ({ processorMs }: MediaError, cpuSeconds: number): boolean =>
  processorMs !== null && processorMs < cpuSeconds * 1000 * starvedShare

/**
 * Runs a process in a turn of its owner. It has no network, and ends when its time is over.
 *
 * @throws NoTurnError, MediaError timed_out
 */
export const runApart = async (
  { child, args, folder, owner, signal }: ApartWork,
  { turns, allMs, cpuSeconds }: ApartLimits,
  prepare?: Prepare,
): Promise<ToolResult> => {
  const begunAt = performance.now()
  const run = async () => {
    const timeoutMs = Math.max(1, allMs - (performance.now() - begunAt))
    await prepare?.()
    const node = { program: process.execPath, args: ['--max-old-space-size=768', child, ...args] }
    return runTool({ ...node, folder, timeoutMs, cpuSeconds, signal }).catch((error: unknown) => {
      if (!(error instanceof MediaError)) throw error
      if (error.code === 'stopped') throw new NoTurnError('left')
      if (error.code !== 'timed_out') throw error
      const isOfOthers = isLateTurn(timeoutMs, allMs) || isStarved(error, cpuSeconds)
      throw isOfOthers ? new NoTurnError('others') : error
    })
  }
  return turns.take(owner, run, signal)
}
