import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextsProvider } from '../../../../lib/texts/index.ts'
import { createFakePlayback } from '../testing/fake-playback.ts'
import { audioRateRange, audioVolumeRange, nextAudioRate } from '../rules/audio-rates.ts'
import { playerTexts } from '../testing/player-texts.ts'
import { AudioPopups } from './audio-popups.tsx'

describe('the speed of a recording', () => {
  it('goes round in the small player: 1, 1.5, 2, then 1; from anything between to the next one', () => {
    expect([1, 1.5, 2].map(nextAudioRate)).toEqual([1.5, 2, 1])
    expect([0.5, 1.25].map(nextAudioRate)).toEqual([1, 1.5])
  })

  it('is a slider from 0.5 to 2 by 0.5 in the popup, and the volume one from 0 to 1 by 0.05', () => {
    expect(audioRateRange).toEqual({ min: 0.5, max: 2, step: 0.5 })
    expect(audioVolumeRange).toEqual({ min: 0, max: 1, step: 0.05 })
  })

  it('opens a popup only where the player is not small', () => {
    const { playback } = createFakePlayback()
    const html = (compact: boolean) =>
      renderToStaticMarkup(
        <TextsProvider i18n={playerTexts()}>
          <AudioPopups playback={playback} state={playback.read()} compact={compact} />
        </TextsProvider>,
      )
    expect(html(false)).toMatch(/aria-label="Speed: 1×" aria-expanded="false"/)
    expect(html(true)).toMatch(/aria-label="Speed: 1×" (?!aria-expanded)/)
  })
})
