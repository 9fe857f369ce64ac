import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerOn } from './server.ts'

/**
 * Before all journeys: makes the demo school once, as a first start does. Servers start on copies of it; a first start of
 * their own costs each of them four times as much. Playwright asks for a default export.
 */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-prepared-'))
  const server = await startServerOn(folder)
  await server.stop()
  process.env['LECTERN_E2E_PREPARED'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
