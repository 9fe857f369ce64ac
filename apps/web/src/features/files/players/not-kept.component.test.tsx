import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reportPlayerFault } from '@lectern/contract/files/players.api'
import { answerCall } from '../../../testing/network.ts'
import { NetworkError } from '../../../lib/api/index.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { storedFile } from '../testing/stored-file.ts'
import { AudioPlayer } from './audio-player.tsx'
import { PlayerNotice } from './controls/player-notice.tsx'
import { MissingFiles } from './media-unit.tsx'
import { createFakePlayback } from './testing/fake-playback.ts'

const texts = ['common', 'player'] as const

/** Cuts the line until the test ends, or until it is called. */
const cutLine = () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => online.mockRestore())
  return () => {
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
}

test('files of a unit that are not kept say so, and are asked for again with the line', async () => {
  const bringBack = cutLine()
  const retry = vi.fn()
  await renderPart(<MissingFiles error={new NetworkError()} onRetry={retry} />, { texts })
  await expect.element(page.getByText(/^These files are not kept on this device/)).toBeVisible()
  bringBack()
  expect(retry).toHaveBeenCalledOnce()
})

test('a recording whose bytes are not kept says so in the place of an error, and is asked for again', async () => {
  cutLine()
  answerCall(reportPlayerFault, () => ({ data: { success: true as const } }))
  const file = storedFile('bells', { kind: 'audio', original_name: 'bells.mp3', url: '/never-there.mp3' })
  await renderPart(<AudioPlayer file={file} reload={() => Promise.resolve(file)} />, { texts })
  await expect.element(page.getByText(/^This recording is not kept on this device/)).toBeVisible()
})

test('a film that stops without a line says that it is not kept, and begins again with the line', async () => {
  const bringBack = cutLine()
  const { playback, set } = createFakePlayback()
  set({ fault: { kind: 'network', code: 2 } })
  const retry = vi.fn()
  await renderPart(<PlayerNotice state={playback.read()} onRetry={retry} />, { texts })
  await expect.element(page.getByText(/^This video is not kept on this device/)).toBeVisible()
  bringBack()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(page.getByText(/^A network error stopped the playback/)).toBeVisible()
})
