import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { createMediaPlayback } from './engine/create-media-playback.ts'
import { usePlayback } from './engine/use-playback.ts'
import { createFakePlayback } from './testing/fake-playback.ts'
import { PlayerFrame } from './controls/player-frame.tsx'
import { useCaptions } from './controls/use-captions.ts'

const tracks = [
  { language: 'en', label: 'English', url: '/en.vtt' },
  { language: 'uk', label: 'Українська', url: '/uk.vtt' },
]

const openFilm = async () => {
  const { playback, set, asked } = createFakePlayback()
  const Film = () => {
    const captions = useCaptions(null, tracks, 'en')
    return (
      <main>
        <h1>Film</h1>
        <output aria-label="Language">{captions.language}</output>
        <button type="button" onClick={() => captions.choose('uk')}>
          Choose
        </button>
        <PlayerFrame
          unit={null}
          playback={playback}
          state={usePlayback(playback)}
          title="Dough"
          padding={0.5625}
          poster={null}
          isLive={false}
          duration={60}
          stretches={[]}
          storyboard={null}
          captions={captions}
          pip={undefined}
          onBegin={() => set({ phase: 'playing', duration: 60 })}
          onWanted={() => undefined}
        >
          <span />
        </PlayerFrame>
      </main>
    )
  }
  localStorage.removeItem('lectern-captions')
  localStorage.removeItem('lectern-captions-on')
  await renderPart(<Film />, { texts: ['common', 'player'] })
  return { asked }
}
const language = page.getByRole('status', { name: 'Language' })

test('the keys of a film act after the press on its first button', async () => {
  const { asked } = await openFilm()
  await page.getByRole('button', { name: /^Play: Dough/ }).click()
  await expect.element(page.getByRole('group', { name: 'Dough' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}>c')
  await expect.element(language).toHaveTextContent('en')
  expect(asked).toEqual(['seek 5', 'rate 1.25'])
})

test('captions come back in the language in which they were shown last', async () => {
  await openFilm()
  await page.getByRole('button', { name: 'Choose' }).click()
  await expect.element(language).toHaveTextContent('uk')
  await page.getByRole('button', { name: /^Play: Dough/ }).click()
  await userEvent.keyboard('c')
  await expect.element(language).toHaveTextContent('')
  await userEvent.keyboard('c')
  await expect.element(language).toHaveTextContent('uk')
})

test('a film that goes on in its middle tells that moment before its bytes are there', async () => {
  const media = document.createElement('video')
  const playback = createMediaPlayback({ media, load: () => new Promise(() => {}), onFatal: () => undefined })
  playback.begin({ at: 12, plays: false })
  expect(playback.read().time).toBe(12)
  media.dispatchEvent(new Event('loadedmetadata'))
  expect(playback.read().time).toBe(12)
})
