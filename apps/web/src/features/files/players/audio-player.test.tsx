import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider } from '../../../lib/texts/index.ts'
import { storedFile } from '../testing/stored-file.ts'
import { AudioPlayer } from './audio-player.tsx'
import { playerTexts } from './testing/player-texts.ts'

const peaks = Array.from({ length: 21 }, (_, at) => at / 20)
const bells = storedFile('bells', { kind: 'audio', original_name: 'bells.mp3', duration: 65, peaks })

const html = (more: Partial<Parameters<typeof AudioPlayer>[0]> = {}) =>
  renderToStaticMarkup(
    <TextsProvider i18n={playerTexts()}>
      <AudioPlayer file={bells} reload={() => Promise.resolve(null)} {...more} />
    </TextsProvider>,
  )

test('a recording shows its name, a download and a delete button only when it is given them', () => {
  const bare = html()
  expect(bare).not.toContain('Download')
  expect(bare).not.toContain('Delete')
  expect(bare).not.toContain('>bells')
  const full = html({ name: 'Bells', downloadUrl: '/api/v1/files/bells/download', onDelete: () => undefined })
  expect(full).toContain('>Bells</span>')
  expect(full).toMatch(
    /<a href="\/api\/v1\/files\/bells\/download" target="_blank"[^>]*aria-label="Download"/,
  )
  expect(full).toMatch(/<button[^>]*aria-label="Delete"/)
})

test('a recording shows its 21 bars, or a plain line where it is long, and minutes and seconds', () => {
  expect(html().match(/<rect/g)).toHaveLength(21)
  expect(html()).toContain('0:00 / 1:05')
  expect(html({ file: { ...bells, duration: 300, peaks: null } })).not.toContain('<rect')
})
