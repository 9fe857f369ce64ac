import { useCallback, useEffect, useRef, useState } from 'react'
import { drawHighlight } from '../text/highlights.ts'
import { rangeOf, readUnit, type UnitText } from '../text/unit-text.ts'

/** A sentence that is read aloud, where it stands. */
interface Sentence {
  readonly text: UnitText
  readonly start: number
  readonly end: number
}

/** Nobody wants to hear these. */
const silent = 'pre, code, math, svg, [data-formula], .katex, [data-code]'

const isSilent = ({ pieces }: UnitText, start: number, end: number): boolean => {
  const own = pieces.filter((piece) => piece.start < end && piece.end > start)
  return own.length > 0 && own.every(({ node }) => node.parentElement?.closest(silent))
}

const sentencesOf = (units: readonly number[], lang: string): Sentence[] => {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return units.flatMap((unit) => {
    const text = readUnit(unit)
    if (!text) return []
    let at = 0
    return text.text.split('\n').flatMap((line) => {
      const begin = at
      at += line.length + 1
      return [...segmenter.segment(line)].flatMap(({ segment, index }) => {
        const start = begin + index
        const end = start + segment.trimEnd().length
        return /[\p{L}\p{N}]/u.test(segment) && !isSilent(text, start, end) ? [{ text, start, end }] : []
      })
    })
  })
}

const voiceOf = (lang: string): SpeechSynthesisVoice | undefined => {
  if (typeof speechSynthesis === 'undefined') return undefined
  const own = speechSynthesis.getVoices().filter((voice) => voice.lang.slice(0, 2) === lang.slice(0, 2))
  return own.find((voice) => voice.localService) ?? own[0]
}

/** Speeds that are offered. */
export const aloudRates = [0.75, 1, 1.25, 1.5, 2] as const

export interface Aloud {
  /** Whether the device has a voice for the language of the lesson. */
  readonly canSpeak: boolean
  readonly state: 'silent' | 'speaking' | 'paused'
  readonly rate: number
  /** From a letter of a unit's text; without one from what is in sight. */
  readonly start: (from?: { readonly unit: number; readonly letter: number }) => void
  readonly pause: () => void
  readonly go: () => void
  readonly step: (by: -1 | 1) => void
  readonly stop: () => void
  readonly setRate: (rate: number) => void
}

/** Shows the sentence that is being said, where it stands. */
const follow = ({ text, start, end }: Sentence): void => {
  const range = rangeOf(text, { start, end })
  drawHighlight('spoken', range ? [range] : [])
  const box = range?.getBoundingClientRect()
  if (!box || (box.top > 80 && box.bottom < window.innerHeight - 120)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - window.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Reads the texts of a lesson aloud, sentence after sentence, by the voice of the device; it stops when the page is left. */
export const useAloud = (units: readonly number[], lang: string): Aloud => {
  const [canSpeak, setCanSpeak] = useState(false)
  const [state, setState] = useState<Aloud['state']>('silent')
  const [rate, setRate] = useState(1)
  const queue = useRef<{ sentences: readonly Sentence[]; at: number; turn: number }>({
    sentences: [],
    at: 0,
    turn: 0,
  })
  const rateNow = useRef(1)

  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return undefined
    const look = () => setCanSpeak(voiceOf(lang) !== undefined)
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [lang])

  const stop = useCallback(() => {
    queue.current.turn += 1
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
    drawHighlight('spoken', [])
    setState('silent')
  }, [])

  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop])

  const speak = useCallback(
    (at: number) => {
      const { sentences } = queue.current
      const sentence = sentences[at]
      if (!sentence) return stop()
      queue.current.turn += 1
      queue.current.at = at
      const { turn } = queue.current
      speechSynthesis.cancel()
      const said = new SpeechSynthesisUtterance(sentence.text.text.slice(sentence.start, sentence.end))
      const voice = voiceOf(lang)
      if (voice) said.voice = voice
      said.lang = voice?.lang ?? lang
      said.rate = rateNow.current
      said.addEventListener('end', () => turn === queue.current.turn && speak(at + 1))
      said.addEventListener('error', () => turn === queue.current.turn && stop())
      follow(sentence)
      setState('speaking')
      speechSynthesis.speak(said)
      return undefined
    },
    [lang, stop],
  )

  const start: Aloud['start'] = (from) => {
    const sentences = sentencesOf(units, lang)
    queue.current = { ...queue.current, sentences }
    const isAfter = ({ text, start: begin, end }: Sentence) => {
      if (from) return text.unit === from.unit && end > from.letter
      return (rangeOf(text, { start: begin, end })?.getBoundingClientRect().bottom ?? 0) > 80
    }
    speak(Math.max(0, sentences.findIndex(isAfter)))
  }

  return {
    canSpeak,
    state,
    rate,
    start,
    stop,
    pause: () => {
      queue.current.turn += 1
      speechSynthesis.cancel()
      setState('paused')
    },
    // Begins the sentence anew: browsers lose their place in a pause.
    go: () => speak(queue.current.at),
    step: (by) => speak(Math.max(0, queue.current.at + by)),
    setRate: (next) => {
      rateNow.current = next
      setRate(next)
      if (state === 'speaking') speak(queue.current.at)
    },
  }
}
