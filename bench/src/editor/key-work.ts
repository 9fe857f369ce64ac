import type { Browser } from '@playwright/test'

/** One entry of a trace: a task or an event of a thread, microseconds. */
interface Entry {
  name: string
  ph: string
  ts: number
  dur: number
  pid: number
  tid: number
  args: { data?: { type?: string }; src_func?: string }
}

const isEntry = (value: object): value is Entry => 'dur' in value && 'args' in value

/** Notes everything that the browser does while `work` runs. */
export const trace = async (browser: Browser, work: () => Promise<void>): Promise<Entry[]> => {
  const session = await browser.newBrowserCDPSession()
  const entries: Entry[] = []
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => {
    entries.push(...value.filter(isEntry))
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  })
  await work()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  await session.detach()
  return entries
}

const isEvent = (type: string) => (entry: Entry) =>
  entry.name === 'EventDispatch' && entry.args.data?.type === type

/** The tasks of one thread, none within another, in their order. */
const tasksOf = (entries: readonly Entry[], { pid, tid }: Entry): Entry[] => {
  const tasks = entries
    .filter((each) => each.pid === pid && each.tid === tid && each.name.endsWith('RunTask'))
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  let end = 0
  return tasks.filter((task) => {
    if (task.ts < end) return false
    end = task.ts + task.dur
    return true
  })
}

const workBetween = (tasks: readonly Entry[], from: number, to: number): number =>
  tasks.reduce((sum, { ts, dur }) => sum + Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from)), 0) / 1000

/** What a page works for each key, milliseconds. */
export interface KeyWork {
  /** From the key until the frame that shows its letter was made. */
  shown: number[]
  /** All that follows from it, until the next key. */
  whole: number[]
}

/** @throws Error when no key was pressed while the trace ran. */
export const keyWork = (entries: readonly Entry[]): KeyWork => {
  const keys = entries.filter(isEvent('keydown')).toSorted((one, other) => one.ts - other.ts)
  const [first] = keys
  if (!first) throw new Error('No key was pressed.')
  const tasks = tasksOf(entries, first)
  const frames = tasks.filter(({ args }) => args.src_func === 'ScheduledActionSendBeginMainFrame')
  const letters = entries.filter(isEvent('keypress')).toSorted((one, other) => one.ts - other.ts)
  const next = (at: number) => keys[at + 1]?.ts ?? Infinity
  return {
    shown: keys.map(({ ts }, at) => {
      const letter = letters[at]
      const written = letter ? letter.ts + letter.dur : ts
      const frame = frames.find((each) => each.ts >= written)
      return workBetween(tasks, ts, frame ? frame.ts + frame.dur : written)
    }),
    whole: keys.map(({ ts }, at) => workBetween(tasks, ts, next(at))),
  }
}
