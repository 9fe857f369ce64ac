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

/** Entries of one kind on one thread, none within another, in their order. */
const outermost = (
  entries: readonly Entry[],
  { pid, tid }: Entry,
  isWanted: (entry: Entry) => boolean,
): Entry[] => {
  const wanted = entries
    .filter((each) => each.pid === pid && each.tid === tid && isWanted(each))
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  let end = 0
  return wanted.filter((each) => {
    if (each.ts < end) return false
    end = each.ts + each.dur
    return true
  })
}

const tasksOf = (entries: readonly Entry[], thread: Entry): Entry[] =>
  outermost(entries, thread, ({ name }) => name.endsWith('RunTask'))

const workBetween = (tasks: readonly Entry[], from: number, to: number): number =>
  tasks.reduce((sum, { ts, dur }) => sum + Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from)), 0) / 1000

/** What a page works for each key, milliseconds. */
export interface KeyWork {
  /** From the key until the frame that shows its letter was made. */
  shown: number[]
  /** All that follows from it, until the next key. */
  whole: number[]
  /** Of `shown`: what scripts did, and what the browser did to style and to lay the page out, be it asked for by a script. */
  script: number[]
  layout: number[]
}

const isLayout = ({ name }: Entry) => name === 'UpdateLayoutTree' || name === 'Layout'
const isScript = ({ name }: Entry) =>
  name === 'EventDispatch' || name === 'FunctionCall' || name === 'RunMicrotasks'

/** @throws Error when no key was pressed while the trace ran. */
export const keyWork = (entries: readonly Entry[]): KeyWork => {
  const keys = entries.filter(isEvent('keydown')).toSorted((one, other) => one.ts - other.ts)
  const [first] = keys
  if (!first) throw new Error('No key was pressed.')
  const tasks = tasksOf(entries, first)
  const frames = tasks.filter(({ args }) => args.src_func === 'ScheduledActionSendBeginMainFrame')
  const letters = entries.filter(isEvent('keypress')).toSorted((one, other) => one.ts - other.ts)
  const next = (at: number) => keys[at + 1]?.ts ?? Infinity
  const spans = keys.map(({ ts }, at) => {
    const letter = letters[at]
    const written = letter ? letter.ts + letter.dur : ts
    const frame = frames.find((each) => each.ts >= written)
    return { from: ts, to: frame ? frame.ts + frame.dur : written }
  })
  const worked = (parts: readonly Entry[]) => spans.map(({ from, to }) => workBetween(parts, from, to))
  const layouts = outermost(entries, first, isLayout)
  const scripts = outermost(entries, first, isScript)
  const isForced = ({ ts }: Entry) => scripts.some((each) => each.ts <= ts && ts < each.ts + each.dur)
  const script = worked(scripts)
  const forced = worked(layouts.filter(isForced))
  return {
    shown: worked(tasks),
    whole: keys.map(({ ts }, at) => workBetween(tasks, ts, next(at))),
    layout: worked(layouts),
    // A script that asks for a size waits for the layout meanwhile.
    script: script.map((all, at) => all - (forced[at] ?? 0)),
  }
}
