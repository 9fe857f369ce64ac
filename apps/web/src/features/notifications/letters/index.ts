export { LetterPage } from './letter-page.tsx'
export { getLetterChoice } from '../api.ts'
