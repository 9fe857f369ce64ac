import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildPages } from '../../../scripts/build-pages.ts'
import { findChromium } from '../../../scripts/find-chromium.ts'
import { startProgram } from '../processes.ts'

/** Does something with a browser and the built product with its demo school, on an embedded database of its own. */
export const onBrowser = async <T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> => {
  const built = await buildPages()
  if (built.code !== 0) throw new Error('The pages could not be built (see above).')
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-browser-'))
  const server = await startProgram(
    'apps/server/src/main.ts',
    [],
    { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
    /^Lectern is ready: (\S+)/,
  )
  try {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      return await work(browser, server.origin)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
