import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { boxAtRest } from './screens/rest.ts'

/** A file on the disk, and what its bytes add up to. */
export interface MadeFile {
  readonly path: string
  readonly name: string
  readonly sha256: string
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes a file of chance into a new folder. */
export const makeFile = (name: string, bytes: number | Buffer): MadeFile => {
  const content = typeof bytes === 'number' ? randomBytes(bytes) : bytes
  const path = join(mkdtempSync(join(tmpdir(), 'lectern-file-')), name)
  writeFileSync(path, content)
  return { path, name, sha256: sha256(content) }
}

/** The panel 'Uploading files'. */
export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Uploading files' })

export const uploadRow = (page: Page, name: string): Locator =>
  panelOf(page).getByRole('listitem').filter({ hasText: name })

/** Opens the storage and waits until files can be chosen. */
export const openStorage = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/expert/storage${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible()
}

/** Chooses files of the disk on the storage page. */
export const chooseFiles = (page: Page, ...files: readonly MadeFile[]): Promise<void> =>
  page.setInputFiles(
    'input[data-upload=files]',
    files.map(({ path }) => path),
  )

/** Opens the line of uploads to the list of its files. */
export const openPanel = async (page: Page): Promise<void> => {
  const line = panelOf(page).getByRole('button', { name: /^Uploading files/ })
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
}

/** Waits until a file is uploaded and made ready: the line of uploads leaves by itself. */
export const expectReady = (page: Page, name: string): Promise<void> =>
  expect
    .poll(async () => (await findFile(page.request, name))?.process_status, { timeout: 60_000 })
    .toBe('completed')

/** How much of a file the panel says has gone out, 0 to 100. */
export const sentPercent = async (page: Page, name: string): Promise<number> => {
  const bar = uploadRow(page, name).getByRole('progressbar')
  return Number((await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => null)) ?? 0)
}

export interface ListedFile {
  readonly uuid: string
  readonly original_name: string
  readonly folder_id: number | null
  readonly usages_count: number
  readonly process_status: string
  readonly bytes: number
}

/** A file of the storage by its name, as the API lists it. */
export const findFile = async (request: APIRequestContext, name: string): Promise<ListedFile | undefined> => {
  const reply = await request.get(`/api/v1/files?search=${encodeURIComponent(name)}`)
  expect(reply.ok(), await reply.text()).toBe(true)
  const { data }: { data: ListedFile[] } = await reply.json()
  return data.find((file) => file.original_name === name)
}

/** The hash of what whoever is signed in downloads. */
export const downloadedHash = async (request: APIRequestContext, uuid: string): Promise<string> => {
  const reply = await request.get(`/api/v1/files/${uuid}/download?origin=1`)
  expect(reply.ok()).toBe(true)
  return sha256(await reply.body())
}

/** How a page is connected, as a test changes it. */
export interface Network {
  /** Uploads go out at so many bytes a second. */
  slow(bytesPerSecond: number): Promise<void>
  full(): Promise<void>
  cut(): Promise<void>
}

/** Takes the connection of a page in hand; one session does all of it, because several would contradict each other. */
export const holdNetwork = async (page: Page): Promise<Network> => {
  const session = await page.context().newCDPSession(page)
  const emulate = async (offline: boolean, uploadThroughput: number): Promise<void> => {
    const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput }
    await session.send('Network.emulateNetworkConditions', conditions)
  }
  return {
    slow: (bytesPerSecond) => emulate(false, bytesPerSecond),
    full: () => emulate(false, -1),
    cut: () => emulate(true, -1),
  }
}

/** Drops files and folders of the disk onto the middle of the page or of a thing on it, as a hand with a mouse does. */
export const dropOnto = async (
  page: Page,
  paths: readonly string[],
  above?: () => Promise<void>,
  onto?: Locator,
) => {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = onto ? await boxAtRest(onto) : { x: 0, y: 0, width, height }
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  const move = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data })
  await move('dragEnter')
  await move('dragOver')
  await above?.()
  await move('drop')
  await session.detach()
}

/** Pastes files into the page. */
export const pasteFiles = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    const clipboardData = new DataTransfer()
    for (const name of names)
      clipboardData.items.add(new File([`content of ${name}`], name, { type: 'text/plain' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, names)
