import { NetworkError } from './api/api-error.ts'
import { isScriptLoss } from './use-retry.ts'

/** Where faults go that nobody expected. */
export type FaultSink = (fault: { error: unknown; where: string }) => void

const toConsole: FaultSink = ({ error, where }) => {
  // oxlint-disable-next-line no-console -- where a fault is looked for when nothing else listens
  console.error(`[lectern] ${where}`, error)
}

let sink: FaultSink = toConsole

/** Sends later faults to `next`; gives back what undoes it. */
export const setFaultSink = (next: FaultSink): (() => void) => {
  const previous = sink
  sink = next
  return () => {
    sink = previous
  }
}

/** Records a fault that is not the person's and not the network's. Never throws. */
export const report = (error: unknown, where: string): void => {
  if (error instanceof NetworkError || isScriptLoss(error)) return
  try {
    sink({ error, where })
  } catch {
    // A broken sink must not take the page down with it.
  }
}
