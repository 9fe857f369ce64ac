/**
 * Goes on when nobody reads this process's output any more (`npm start | head -1`, a log collector that ended): the lines
 * are lost, the school is not. Node would end the process with EPIPE.
 */
export const ignoreClosedOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}
