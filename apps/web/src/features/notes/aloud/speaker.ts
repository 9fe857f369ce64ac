import { drawHighlight } from '../text/highlights.ts'
import { type Sentence, showSaid } from './sentences.ts'
import { voiceOf } from './voice.ts'

export type SpeakerState = 'silent' | 'speaking' | 'paused'

/** Says sentences one after the other, each shown where it stands. */
export interface Speaker {
  /** Says these from one of them on. */
  readonly begin: (sentences: readonly Sentence[], at: number, lang: string) => void
  readonly pause: () => void
  /** Goes on so many sentences further; 0 begins the one that was said last anew. */
  readonly step: (by: -1 | 0 | 1, lang: string) => void
  readonly stop: () => void
  /** What is said from now on is said at this speed. */
  readonly setRate: (rate: number) => void
}

/** @param tell hears what the speaker does now */
export const createSpeaker = (tell: (state: SpeakerState) => void): Speaker => {
  let sentences: readonly Sentence[] = []
  let at = 0
  let rate = 1
  /** Voices tell of their end late: of another turn than this nothing is heard. */
  let turn = 0

  const stop = (): void => {
    turn += 1
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
    drawHighlight('spoken', [])
    tell('silent')
  }

  const say = (next: number, lang: string): void => {
    const sentence = sentences[next]
    if (!sentence) {
      stop()
      return
    }
    turn += 1
    at = next
    const own = turn
    speechSynthesis.cancel()
    const said = new SpeechSynthesisUtterance(sentence.text.text.slice(sentence.start, sentence.end))
    const voice = voiceOf(lang)
    if (voice) said.voice = voice
    said.lang = voice?.lang ?? lang
    said.rate = rate
    said.addEventListener('end', () => own === turn && say(next + 1, lang))
    said.addEventListener('error', () => own === turn && stop())
    showSaid(sentence)
    tell('speaking')
    speechSynthesis.speak(said)
  }

  return {
    begin: (next, from, lang) => {
      sentences = next
      say(from, lang)
    },
    pause: () => {
      turn += 1
      speechSynthesis.cancel()
      tell('paused')
    },
    step: (by, lang) => say(Math.max(0, at + by), lang),
    stop,
    setRate: (next) => {
      rate = next
    },
  }
}
