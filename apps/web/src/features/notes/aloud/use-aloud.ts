import { useEffect, useState } from 'react'
import { isInSight, type Sentence, sentencesOf } from './sentences.ts'
import { createSpeaker, type SpeakerState } from './speaker.ts'
import { useHasVoice } from './voice.ts'

/** Speeds that are offered. */
export const aloudRates = [0.75, 1, 1.25, 1.5, 2] as const

export interface Aloud {
  /** Whether the device has a voice for the language of the lesson. */
  readonly canSpeak: boolean
  readonly state: SpeakerState
  readonly rate: number
  /** From a letter of a unit's text; without one from what is in sight. */
  readonly start: (from?: { readonly unit: number; readonly letter: number }) => void
  readonly pause: () => void
  readonly go: () => void
  readonly step: (by: -1 | 1) => void
  readonly stop: () => void
  readonly setRate: (rate: number) => void
}

/** Reads the texts of a lesson aloud, sentence after sentence, by the voice of the device; it stops when the page is left. */
export const useAloud = (units: readonly number[], lang: string): Aloud => {
  const canSpeak = useHasVoice(lang)
  const [state, setState] = useState<SpeakerState>('silent')
  const [rate, setRate] = useState(1)
  const [speaker] = useState(() => createSpeaker(setState))

  useEffect(() => {
    window.addEventListener('pagehide', speaker.stop)
    return () => {
      window.removeEventListener('pagehide', speaker.stop)
      speaker.stop()
    }
  }, [speaker])

  return {
    canSpeak,
    state,
    rate,
    start: (from) => {
      const sentences = sentencesOf(units, lang)
      const isFirst = (sentence: Sentence) =>
        from ? sentence.text.unit === from.unit && sentence.end > from.letter : isInSight(sentence)
      speaker.begin(sentences, Math.max(0, sentences.findIndex(isFirst)), lang)
    },
    stop: speaker.stop,
    pause: speaker.pause,
    // Begins the sentence anew: browsers lose their place in a pause.
    go: () => speaker.step(0, lang),
    step: (by) => speaker.step(by, lang),
    setRate: (next) => {
      setRate(next)
      speaker.setRate(next)
      if (state === 'speaking') speaker.step(0, lang)
    },
  }
}
