const mostLanes = 32

/** Work that goes one after the other for each name, and side by side for different ones: 32 at a time at most. */
export const createLanes = () => {
  const lanes = new Map<number, Promise<unknown>>()
  const laneOf = (name: string): number =>
    Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % mostLanes, 0)

  return {
    /** Runs something after everything else of the name; it must not throw. */
    run: (name: string, work: () => Promise<unknown>): void => {
      const lane = laneOf(name)
      const done = (lanes.get(lane) ?? Promise.resolve()).then(work).finally(() => {
        if (lanes.get(lane) === done) lanes.delete(lane)
      })
      lanes.set(lane, done)
    },
    /** Waits until everything that the name has now is done. */
    doneOf: async (name: string): Promise<void> => {
      await lanes.get(laneOf(name))
    },
    /** Waits until nothing runs. */
    done: async (): Promise<void> => {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
  }
}
