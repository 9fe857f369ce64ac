import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Works in stretches, so that it hears when the program that started it has ended, and ends too. */
const busy = `
  process.on('disconnect', () => process.exit())
  const work = () => { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(work) }
  work()
`

/** Keeps every processor busy at ordinary priority. @returns ends it */
export const startLoad = (): (() => void) => {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  return () => {
    for (const child of children) child.kill('SIGKILL')
  }
}
