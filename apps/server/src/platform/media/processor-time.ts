import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the clock of its kernel. */
const tickMs = 10

/** Fields of `/proc/PID/stat` after the name of the program, which may hold spaces. */
const [userField, systemField] = [11, 12]

/** The processor time that a running process has had, in milliseconds; null where the machine does not tell. */
export const processorMs = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[userField]) + Number(fields[systemField])
    return Number.isNaN(ticks) ? null : ticks * tickMs
  } catch {
    return null
  }
}
