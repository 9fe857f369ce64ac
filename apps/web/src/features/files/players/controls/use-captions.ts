import { useEffect, useState } from 'react'
import { lastCaptions, storeCaptions, storedCaptions } from '../engine/stored-preferences.ts'

/** Captions of a film in one language. */
export interface CaptionTrack {
  readonly language: string
  readonly label: string
  readonly url: string
}

/** Which captions are shown: off until somebody chooses, then what was chosen last (PRODUCT-learning §11). */
export const useCaptions = (
  video: HTMLVideoElement | null,
  tracks: readonly CaptionTrack[],
  readerLanguage: string,
) => {
  const [language, setLanguage] = useState('')
  const names = tracks.map((track) => track.language).join()

  useEffect(() => {
    const kept = storedCaptions()
    setLanguage(tracks.some((track) => track.language === kept) ? kept : '')
    // oxlint-disable-next-line react/exhaustive-deps -- the languages, not the links
  }, [names])

  useEffect(() => {
    const all = video?.textTracks
    const show = () => {
      for (const track of all ?? []) {
        const mode = track.language === language ? 'showing' : 'disabled'
        if (track.mode !== mode) track.mode = mode
      }
    }
    show()
    // Browsers choose by themselves when a film is loaded.
    all?.addEventListener('change', show)
    return () => all?.removeEventListener('change', show)
  }, [video, language, names])

  const choose = (next: string) => {
    storeCaptions(next)
    setLanguage(next)
  }
  /** On in the language of the last time, else in the reader's, else in the first there is. */
  const toggle = () => {
    if (language !== '') return choose('')
    const last = lastCaptions()
    const own =
      tracks.find((track) => track.language === last) ??
      tracks.find((track) => track.language.split('-')[0] === readerLanguage)
    return choose((own ?? tracks[0])?.language ?? '')
  }
  return { language, choose, toggle, tracks }
}
export type Captions = ReturnType<typeof useCaptions>
