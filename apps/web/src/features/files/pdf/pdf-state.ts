/** Why a document is not shown. */
export type PdfFault = 'protected' | 'damaged' | 'gone' | 'endless' | 'slow' | 'stopped'

/** More pages than anybody reads: a small file can claim a billion of them, and each costs memory. */
export const mostPages = 5_000

/** A document with more pages than are shown. */
export class EndlessError extends Error {}

/** Where a search stands; `none` when nothing is searched. */
export interface FindState {
  at: 'none' | 'waiting' | 'found' | 'missing'
  /** Of the matches, from 1; 0 before there is one. */
  current: number
  total: number
}

/** What a reader sees of an open document. */
export interface PdfState {
  at: 'loading' | 'ready' | PdfFault
  /** 0 to 1, of loading. */
  loaded: number
  /** It takes longer than usual. */
  isSlow: boolean
  page: number
  pages: number
  /** Names of pages where the document has its own, else their numbers. */
  scale: number
  /** A preset, or the scale as a number. */
  zoom: string
  find: FindState
}

export const noFind: FindState = { at: 'none', current: 0, total: 0 }

export const loadingState: PdfState = {
  at: 'loading',
  loaded: 0,
  isSlow: false,
  page: 1,
  pages: 0,
  scale: 1,
  zoom: 'auto',
  find: noFind,
}

const isNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name

/** What a failure to read a document means. */
export const pdfFaultOf = (error: unknown): PdfFault => {
  if (isNamed(error, 'PasswordException')) return 'protected'
  if (error instanceof EndlessError) return 'endless'
  return isNamed(error, 'InvalidPDFException') || isNamed(error, 'FormatError') ? 'damaged' : 'gone'
}

/** Whether the server said no: a link may be over. */
export const isRefused = (error: unknown): boolean => isNamed(error, 'ResponseException')
