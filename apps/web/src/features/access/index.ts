export { lockSentences } from './lock-sentence.ts'
export { useLockWords } from './use-lock-words.ts'
export { useOpening } from './use-opening.ts'
