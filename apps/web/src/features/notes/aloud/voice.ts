import { useEffect, useState } from 'react'

/** The voice of the device for a language, one that needs no network before others. */
export const voiceOf = (lang: string): SpeechSynthesisVoice | undefined => {
  if (typeof speechSynthesis === 'undefined') return undefined
  const own = speechSynthesis.getVoices().filter((voice) => voice.lang.slice(0, 2) === lang.slice(0, 2))
  return own.find((voice) => voice.localService) ?? own[0]
}

/** Whether the device has a voice for a language; browsers learn of their voices late. */
export const useHasVoice = (lang: string): boolean => {
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return undefined
    const look = () => setHasVoice(voiceOf(lang) !== undefined)
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [lang])
  return hasVoice
}
