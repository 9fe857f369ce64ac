/** The time of the stand-in, in ms since 1970. It runs by itself, and a test may set it. */
export interface Clock {
  now(): number
  /** Runs something at a later moment of this clock. */
  after(milliseconds: number, run: () => void): void
  /** Goes to a moment. Everything due until then runs on the way, each at its own time; going back runs nothing. */
  set(moment: number): void
  /** Runs what is due by now. */
  runDue(): void
  /** Forgets everything that waits. */
  close(): void
}

interface Task {
  readonly at: number
  run(): void
}

/** Node takes no longer wait than 24 days. */
const longestWait = 2 ** 31 - 1
const mostTasks = 100_000

/** @param source where real time comes from, in ms */
export const createClock = (source: () => number = Date.now): Clock => {
  let shift = 0
  let taskTime: number | null = null
  let isClosed = false
  let tasks: Task[] = []
  let timer: NodeJS.Timeout | undefined

  const now = () => taskTime ?? source() + shift

  const arm = () => {
    clearTimeout(timer)
    const [next] = tasks
    if (next === undefined) return
    const wait = Math.min(Math.max(next.at - now(), 0), longestWait)
    timer = setTimeout(runDue, wait)
    timer.unref()
  }

  const runUntil = (moment: number) => {
    for (let [next] = tasks; next !== undefined && next.at <= moment; [next] = tasks) {
      tasks = tasks.slice(1)
      taskTime = next.at
      try {
        next.run()
      } finally {
        taskTime = null
      }
    }
  }

  const runDue = () => {
    if (taskTime !== null) return
    runUntil(now())
    arm()
  }

  return {
    now,
    after: (milliseconds, run) => {
      if (isClosed || tasks.length >= mostTasks) return
      const at = now() + milliseconds
      const index = tasks.findIndex((task) => task.at > at)
      tasks = tasks.toSpliced(index === -1 ? tasks.length : index, 0, { at, run })
      if (taskTime === null) arm()
    },
    set: (moment) => {
      runUntil(moment)
      shift = moment - source()
      arm()
    },
    runDue,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      tasks = []
    },
  }
}
