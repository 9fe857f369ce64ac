import { report } from '../../reporting.ts'
import type { OutboxClock } from '../clock.ts'
import type { Drain } from './drain.ts'
import type { Mirror } from '../mirror.ts'
import type { SenderLock } from './sender-lock.ts'

/** Pause between two turns of this tab: whatever goes wrong with a turn, it cannot run in circles. */
const breath = 250

/** How long the tab that has the work, awake and with the code for it, goes first. */
const handover = 3000

interface TurnDependencies {
  drain: Drain
  mirror: Mirror
  lock: SenderLock
  clock: OutboxClock
  mayAct: () => boolean
}

/** Asks for the turn to send whenever something is due, here and now or when its moment comes. */
export const createTurns = ({ drain, mirror, lock, clock, mayAct }: TurnDependencies) => {
  let running = false
  let closed = false
  let cancelTimer = () => {}
  let cancelWatch = () => {}

  const schedule = (atLeast: number): void => {
    cancelTimer()
    if (closed) return
    const wait = drain.nextMoment(mirror.changes()) - clock.now()
    if (wait !== Infinity) cancelTimer = clock.after(Math.max(atLeast, wait), kick)
  }

  const takeTurn = async (): Promise<void> => {
    running = true
    try {
      await lock.run(drain.run)
      await mirror.refresh()
    } catch (error) {
      report(error, 'outbox')
    }
    running = false
    schedule(breath)
  }

  /** Looks whether something is due. */
  const kick = (): void => {
    drain.wake()
    if (running || closed || !mayAct()) return
    if (drain.nextMoment(mirror.changes()) > clock.now()) schedule(0)
    else void takeTurn()
  }

  return {
    kick,
    /** Looks later, when another tab is at it: should that one die, this one goes on. */
    watch: () => {
      cancelWatch()
      if (!closed) cancelWatch = clock.after(handover, kick)
    },
    close: () => {
      closed = true
      cancelWatch()
      cancelTimer()
      lock.close()
      drain.wake()
    },
  }
}
