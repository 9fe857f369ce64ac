import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSpeaker, type Speaker, type SpeakerState } from './speaker.ts'

class Utterance extends EventTarget {
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const words = ['Mix the flour.', 'Let it rest.', 'Bake it.']
const sentences = words.map((text) => ({
  text: { unit: 1, text, pieces: [] },
  start: 0,
  end: text.length,
}))

let said: Utterance[]
let states: SpeakerState[]
let speaker: Speaker

const lastSaid = () => said.at(-1)
/** The voice tells how what it says last went. */
const tell = (what: 'end' | 'error') => lastSaid()?.dispatchEvent(new Event(what))

beforeEach(() => {
  said = []
  states = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: (utterance: Utterance) => said.push(utterance),
  })
  vi.stubGlobal('Highlight', Set)
  vi.stubGlobal('CSS', { highlights: new Map() })
  speaker = createSpeaker((state) => states.push(state))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a speaker', () => {
  test('says sentence after sentence from one of them on, and is silent after the last', () => {
    speaker.begin(sentences, 1, 'en')
    tell('end')
    tell('end')
    expect(said.map(({ text, lang }) => `${lang}: ${text}`)).toEqual(['en: Let it rest.', 'en: Bake it.'])
    expect(states.at(-1)).toBe('silent')
  })

  test('is silent where there is nothing to say, and where the voice fails', () => {
    speaker.begin([], 0, 'en')
    expect(states).toEqual(['silent'])
    speaker.begin(sentences, 0, 'en')
    tell('error')
    expect(states.at(-1)).toBe('silent')
    expect(said).toHaveLength(1)
  })

  test.each([
    ['paused', 'paused', (own: Speaker) => own.pause()],
    ['stopped', 'silent', (own: Speaker) => own.stop()],
  ] as const)('hears nothing of what was said before it was %s', (_name, state, end) => {
    speaker.begin(sentences, 0, 'en')
    end(speaker)
    tell('end')
    tell('error')
    expect(states.at(-1)).toBe(state)
    expect(said).toHaveLength(1)
  })

  test('begins the sentence anew after a pause, at the speed chosen meanwhile', () => {
    speaker.begin(sentences, 1, 'en')
    speaker.pause()
    speaker.setRate(1.5)
    speaker.step(0, 'en')
    expect(lastSaid()).toMatchObject({ text: 'Let it rest.', rate: 1.5 })
    expect(states.at(-1)).toBe('speaking')
  })

  test('goes a sentence on and back, and never before the first', () => {
    speaker.begin(sentences, 0, 'en')
    speaker.step(1, 'en')
    speaker.step(-1, 'en')
    speaker.step(-1, 'en')
    expect(said.map(({ text }) => text)).toEqual([words[0], words[1], words[0], words[0]])
  })
})
